import type { ReactNode } from 'react';
import { ChevronIcon } from './icons/page';
import styles from './Summary.module.css';

/** The row that opens a `<details>`: an arrow that turns, then the text. */
export function Summary({ children }: { readonly children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      <ChevronIcon className={styles.chevron} width={14} height={14} />
      <span>{children}</span>
    </summary>
  );
}
