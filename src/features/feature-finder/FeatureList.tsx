import type { ReactNode } from 'react';
import styles from './FeatureList.module.css';

/** The features of a group. The filter hides those that a plan doesn't include. */
export function FeatureList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
