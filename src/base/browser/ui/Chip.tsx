import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  /** Default: `neutral`. */
  readonly tone?: 'neutral' | 'accent' | 'warning';
  readonly children: ReactNode;
}

/** A small outlined word: New, Preview, Planned. */
export function Chip({ tone = 'neutral', children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
