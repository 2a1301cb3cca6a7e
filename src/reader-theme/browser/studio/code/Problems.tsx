import type { Problem } from '@site/src/reader-theme/browser/document';
import styles from './Problems.module.css';

/** The longest place that is shown in full. Keys of a theme from a link can have any length. */
const MAX_PATH = 120;

const shorten = (path: string) => (path.length > MAX_PATH ? `${path.slice(0, MAX_PATH)}…` : path);

/** Parts of a theme with what is wrong with them. */
export function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ path, message, place }, index) => (
        <li key={index}>
          {path && <code>{shorten(path)}</code>} <span>{message}</span>
          {place !== undefined && <span className={styles.place}> {shorten(place)}</span>}
        </li>
      ))}
    </ul>
  );
}
