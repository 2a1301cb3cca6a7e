import clsx from 'clsx';
import { ModePicture } from '@site/src/base/browser/ui/ModePicture';
import styles from './PagePicture.module.css';

/** The size of a picture in px, as `npm run page-shots` creates it. */
const SIZE = { width: 720, height: 450 };

/** The size of the samples of the products. */
const PRODUCT_SIZE = { width: 736, height: 344 };

interface PagePictureProps {
  /** A name in `scripts/page-shots.ts`. */
  readonly name: string;
  /** Empty if it only decorates. */
  readonly alt: string;
}

/** What the text beside it is about, for what can be seen. */
export function PagePicture({ alt, name }: PagePictureProps) {
  const isProduct = name.startsWith('product-');
  return (
    <ModePicture
      src={`/pictures/${name}`}
      alt={alt}
      {...(isProduct ? PRODUCT_SIZE : SIZE)}
      className={clsx(styles.picture, isProduct && styles.product)}
    />
  );
}
