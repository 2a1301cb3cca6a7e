import type { ReactNode } from 'react';
import styles from './FeatureList.module.css';

/** The features of a group; the filter above hides those that a plan lacks. */
export function FeatureList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
