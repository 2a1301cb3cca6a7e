import type { ComponentProps } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { ChevronIcon } from '@site/src/base/browser/ui/icons/page';
import styles from './CodeBlock.module.css';

interface ShowAllButtonProps extends ComponentProps<'button'> {
  /** The number of lines of the code. */
  readonly lines: number;
}

/** Below code that is only shown in part: opens all of it and, if it stays, closes it again. */
export function ShowAllButton({ lines, ...props }: ShowAllButtonProps) {
  const t = useTranslate();
  return (
    <button type="button" className={styles.showAll} {...props}>
      <span>
        {props['aria-expanded'] ? t('showFewerLines') : t('showAllLines', { count: lines })}
      </span>
      <ChevronIcon size={14} />
    </button>
  );
}
