import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { trackEvent } from '@site/src/audience/browser/analytics';
import {
  COPIED_RESET_MS,
  useClipboardCopy,
  useCopyLabel,
  useCopyShortcut,
} from '@site/src/base/browser/copy';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { CheckIcon, CopyIcon } from '@site/src/base/browser/ui/icons/page';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** Called when the reader copies. */
  readonly text: () => string;
  /** Where the code comes from, which determines how long the confirmation stays. Default: a page. */
  readonly source?: 'codeBlock' | 'reactCodeBlock';
  /** What the button copies, or what a second one does. */
  readonly children?: ReactNode;
  /** Whether another button of the block copies less, which the shortcut then does. */
  readonly isSecond?: boolean;
  /** The explanation of a button that shows what it copies. */
  readonly title?: string;
  /** Default: that of a button on a code block. */
  readonly className?: string;
}

/**
 * Copies the code block in which it is placed, also when readers press Ctrl/⌘+C while they hover or
 * focus its parent element. Shows whether copying succeeded.
 */
export function CopyButton({
  text,
  source = 'codeBlock',
  children,
  isSecond = false,
  title,
  className = styles.button,
}: CopyButtonProps) {
  const t = useTranslate();
  const blockRef = useRef<HTMLElement>(null);
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS[source] });
  useCopyShortcut(blockRef, () => {
    void copy(text());
    trackEvent('code', { eventAction: 'copy-keyboard' });
  });
  const label = useCopyLabel(status);
  const isCopied = status === 'copied';
  return (
    <Button
      ref={(button) => {
        blockRef.current = (!isSecond && button?.parentElement) || null;
      }}
      variant="code"
      className={className}
      data-status={status}
      aria-label={children ? undefined : t('copyCode')}
      title={isSecond ? undefined : (status === 'idle' && title) || label}
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
      onClick={() => void copy(text())}
    >
      {isCopied ? <CheckIcon /> : !isSecond && <CopyIcon />}
      {isSecond ? (
        <span className={isCopied ? 'visually-hidden' : undefined}>{children}</span>
      ) : (
        children
      )}
      {/* Beside what is copied, the icon is enough for success: the button keeps its width. */}
      <span
        role="status"
        className={clsx(styles.status, children && !isSecond && isCopied && 'visually-hidden')}
      >
        {status === 'idle' ? '' : label}
      </span>
    </Button>
  );
}
