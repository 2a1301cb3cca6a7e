import type { ReactNode } from 'react';
import { ChevronIcon } from '@site/src/base/browser/ui/icons/page';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import styles from './Folded.module.css';

/** A frame around collapsible entries. Renders nothing without entries. */
export function FoldedList({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.list}>
      <PartBoundary>{children}</PartBoundary>
    </div>
  );
}

interface FoldedProps {
  /** Anchor of the entry. */
  readonly id?: string;
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** An entry of the list: its name, and details that open on request. */
export function Folded({ children, id, isOpen, summary }: FoldedProps) {
  return (
    <details id={id} className={styles.entry} open={isOpen}>
      <summary className={styles.summary}>
        <ChevronIcon className={styles.chevron} width={16} height={16} />
        {summary}
      </summary>
      {children}
    </details>
  );
}
