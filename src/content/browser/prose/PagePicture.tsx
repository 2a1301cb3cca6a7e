import { ModePicture } from '@site/src/base/browser/ui/ModePicture';
import styles from './PagePicture.module.css';

/** The size of a picture in px, as `npm run page-shots` creates it. */
const SIZE = { width: 720, height: 450 };

interface PagePictureProps {
  /** A name in `scripts/page-shots.ts`. */
  readonly name: string;
  /** Empty if it only decorates. */
  readonly alt: string;
}

/** What the text beside it is about, for what can be seen. */
export function PagePicture({ alt, name }: PagePictureProps) {
  return <ModePicture src={`/pictures/${name}`} alt={alt} {...SIZE} className={styles.picture} />;
}
