import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './ModePicture.module.css';

interface ModePictureProps {
  /** The path below the base URL, without `-<light|dark>.webp`. */
  readonly src: string;
  /** Empty if it only decorates. */
  readonly alt: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** Images that are visible initially aren't lazy-loaded. */
  readonly isAboveFold?: boolean;
  readonly className?: string;
}

/** A picture in the color mode of the page. Only that of the mode is downloaded. */
export function ModePicture(props: ModePictureProps) {
  const { alt, className, height, isAboveFold = false, src, width } = props;
  const base = useBaseUrl(src);
  return (
    <span className={clsx(styles.picture, className)}>
      {(['light', 'dark'] as const).map((mode) => (
        <img
          key={mode}
          src={`${base}-${mode}.webp`}
          alt={alt}
          loading={isAboveFold ? 'eager' : 'lazy'}
          data-mode={mode}
          width={width}
          height={height}
        />
      ))}
    </span>
  );
}
