import type { ComponentPropsWithRef } from 'react';
import clsx from 'clsx';
import styles from './Button.module.css';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * `primary` for the main action, `outlined` for others, and `inherit`, in the color of the text,
   * for tinted surfaces. Small ones: `plain` without a border, and `code` on code blocks. Default:
   * `outlined`.
   */
  readonly variant?: 'primary' | 'outlined' | 'inherit' | 'plain' | 'code';
}

/** A button with a text. */
export function Button({ variant = 'outlined', className, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={clsx(styles.button, className)}
      data-variant={variant}
    />
  );
}
