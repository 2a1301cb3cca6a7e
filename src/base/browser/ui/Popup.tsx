import type { ComponentPropsWithRef } from 'react';
import clsx from 'clsx';
import { PartBoundary } from './PartBoundary';
import styles from './Popup.module.css';

/** The surface of what a button opens beside itself. Its class determines the place and the width. */
export function Popup({ className, children, ...props }: ComponentPropsWithRef<'div'>) {
  return (
    <div {...props} className={clsx(styles.popup, className)}>
      <PartBoundary>{children}</PartBoundary>
    </div>
  );
}
