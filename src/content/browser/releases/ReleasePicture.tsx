import { ModePicture } from '@site/src/base/browser/ui/ModePicture';
import styles from './ReleasePicture.module.css';

/** The size of a picture in px, as `npm run page-shots` creates it. */
const SIZE = { width: 720, height: 450 };

interface ReleasePictureProps {
  /** A name in `scripts/page-shots.ts`. */
  readonly name: string;
  readonly alt: string;
}

/** What a release added, for features that can be seen. */
export function ReleasePicture({ alt, name }: ReleasePictureProps) {
  return <ModePicture src={`/pictures/${name}`} alt={alt} {...SIZE} className={styles.picture} />;
}
