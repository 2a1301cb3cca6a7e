import type { ReactNode } from 'react';
import styles from './Cards.module.css';

/**
 * Shows a Markdown list as cards. Its items begin with a paragraph that is a link, for the card, or
 * with a bold title and links.
 */
export function Cards({ children }: { readonly children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
