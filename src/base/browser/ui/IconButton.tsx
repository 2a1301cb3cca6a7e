import type { ComponentPropsWithRef, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The accessible name and tooltip. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square button with only an icon. */
export function IconButton({ label, children, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(styles.button, className)}
      {...props}
    >
      {children}
    </button>
  );
}
