import type { ReactNode } from 'react';
import styles from './Overview.module.css';

/** The statement that imports a component, beside its heading, and what is said about it. */
export function Import({ children }: { readonly children: ReactNode }) {
  return <div className={styles.import}>{children}</div>;
}
