import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './TemplateShot.module.css';

/** The folder of the miniatures below the site's base URL. */
const SHOTS = '/templates/';

/** The size of a miniature in px, as `npm run templates:shots` creates it. */
const SIZE = { width: 1120, height: 700 };

interface TemplateShotProps {
  readonly name: string;
  /** Images that are visible initially aren't lazy-loaded. */
  readonly isAboveFold?: boolean;
  readonly className?: string;
}

/** The miniature of a template, in the color mode of the page. */
export function TemplateShot({ name, isAboveFold = false, className }: TemplateShotProps) {
  const shots = useBaseUrl(SHOTS);
  return (
    <div className={clsx(styles.shot, className)}>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          src={`${shots}${name}-${mode}.webp`}
          alt=""
          loading={isAboveFold ? 'eager' : 'lazy'}
          data-mode={mode}
          {...SIZE}
        />
      ))}
    </div>
  );
}
