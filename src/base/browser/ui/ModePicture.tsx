import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './ModePicture.module.css';

interface PictureFile {
  /** The path below the base URL, without `-<light|dark>.webp`. */
  readonly src: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

interface ModePictureProps extends PictureFile {
  /** Empty if it only decorates. */
  readonly alt: string;
  /** What phones show instead. */
  readonly narrow?: PictureFile;
  /** Images that are visible initially aren't lazy-loaded. */
  readonly isAboveFold?: boolean;
  readonly className?: string;
}

/** A picture in the color mode of the page. Only that of the mode is downloaded. */
export function ModePicture(props: ModePictureProps) {
  const { alt, className, height, isAboveFold = false, narrow, src, width } = props;
  const base = useBaseUrl(src);
  const narrowBase = useBaseUrl(narrow?.src);
  return (
    <span className={clsx(styles.picture, className)} data-narrow={narrow && ''}>
      {(['light', 'dark'] as const).map((mode) => (
        <picture key={mode} data-mode={mode}>
          {narrow && (
            <source
              media="(width < 600px)"
              srcSet={`${narrowBase}-${mode}.webp`}
              width={narrow.width}
              height={narrow.height}
            />
          )}
          <img
            src={`${base}-${mode}.webp`}
            alt={alt}
            loading={isAboveFold ? 'eager' : 'lazy'}
            width={width}
            height={height}
          />
        </picture>
      ))}
    </span>
  );
}
