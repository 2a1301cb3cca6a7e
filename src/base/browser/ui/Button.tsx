import type { ComponentProps, ComponentPropsWithRef } from 'react';
import clsx from 'clsx';
import { SiteLink } from './SiteLink';
import styles from './Button.module.css';

interface Look {
  /**
   * `primary` for the main action, `outlined` for others, and `inherit`, in the color of the text,
   * for tinted surfaces. `quiet` has no border, for toolbars. Small ones: `plain` without a border,
   * and `code` on code blocks. Default: `outlined`.
   */
  readonly variant?: 'primary' | 'outlined' | 'inherit' | 'quiet' | 'plain' | 'code';
  /** `small` is for buttons beside small text. */
  readonly size?: 'small';
}

/** A button with a text. Pressed and expanded ones are tinted. */
export function Button({
  variant = 'outlined',
  size,
  className,
  ...props
}: ComponentPropsWithRef<'button'> & Look) {
  return (
    <button
      type="button"
      {...props}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
    />
  );
}

/** A link that looks like a button, for the next step of a reader. */
export function ButtonLink({
  variant = 'outlined',
  size,
  className,
  ...props
}: ComponentProps<typeof SiteLink> & Look) {
  return (
    <SiteLink
      {...props}
      className={clsx(styles.button, className)}
      data-variant={variant}
      data-size={size}
    />
  );
}
