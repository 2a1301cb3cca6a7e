import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@site/src/base/browser/ui/Button';
import styles from './TemplateBar.module.css';

interface ToolButtonProps extends ComponentProps<'button'> {
  /** Shown beside the icon or, if there is no space, below it. */
  readonly name: string;
  /** The icon. */
  readonly children: ReactNode;
}

/** A button of the bar, with its name. */
export function ToolButton({ name, children, ...props }: ToolButtonProps) {
  return (
    <Button variant="quiet" className={styles.tool} {...props}>
      {children}
      <span className={styles.name}>{name}</span>
    </Button>
  );
}
