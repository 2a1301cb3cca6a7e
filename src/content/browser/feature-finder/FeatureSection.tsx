import type { ReactNode } from 'react';
import styles from './FeatureSection.module.css';

/** A heading and the features of a group by plan. The filter hides rows, and groups without any. */
export function FeatureSection({ children }: { readonly children: ReactNode }) {
  return <div className={styles.section}>{children}</div>;
}
