import type { ReactNode } from 'react';
import styles from './Flow.module.css';

/**
 * Shows a numbered Markdown list as boxes with arrows between them. A paragraph after it is what comes
 * back from the last box to the first.
 */
export function Flow({ children }: { readonly children: ReactNode }) {
  return <div className={styles.flow}>{children}</div>;
}
