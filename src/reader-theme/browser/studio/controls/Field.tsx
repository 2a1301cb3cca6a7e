import type { ReactNode } from 'react';
import styles from './Controls.module.css';

interface FieldProps {
  readonly label: string;
  /** The id of the control that the label belongs to. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A control with its label beside it. */
export function Field({ label, id, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  );
}
