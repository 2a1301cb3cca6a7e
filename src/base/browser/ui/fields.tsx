import type { ComponentPropsWithRef } from 'react';
import clsx from 'clsx';
import styles from './fields.module.css';

/** A text field of one line. */
export function TextField({ className, ...props }: ComponentPropsWithRef<'input'>) {
  return <input type="text" {...props} className={clsx(styles.field, className)} />;
}

/** A text field of several lines. */
export function TextArea({ className, ...props }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...props} className={clsx(styles.field, styles.area, className)} />;
}

/** A list of options. It is native, so it works with every keyboard and on phones. */
export function Select({ className, ...props }: ComponentPropsWithRef<'select'>) {
  return <select {...props} className={clsx(styles.field, styles.select, className)} />;
}

/** A checkbox that takes effect at once. */
export function Switch({ className, ...props }: ComponentPropsWithRef<'input'>) {
  return (
    <input {...props} type="checkbox" role="switch" className={clsx(styles.switch, className)} />
  );
}
