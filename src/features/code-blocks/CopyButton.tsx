import { COPIED_RESET_MS, useClipboardCopy } from '@site/src/features/copy';
import { useTranslate } from '@site/src/features/i18n';
import { CheckIcon, CopyIcon } from '@site/src/features/ui';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** Called when the reader copies. */
  readonly text: () => string;
}

/** Copies a code block. It appears on hover or focus, says what happened, and never "Copied" when it failed. */
export function CopyButton({ text }: CopyButtonProps) {
  const t = useTranslate();
  const { copy, status } = useClipboardCopy({ resetAfterMs: COPIED_RESET_MS.codeBlock });
  const label = { idle: t('clickToCopy'), copied: t('copied'), failed: t('copyFailed') }[status];
  return (
    <button
      type="button"
      className={styles.button}
      data-status={status}
      aria-label={t('copyCode')}
      title={label}
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
      onClick={() => copy(text())}
    >
      {status === 'copied' ? <CheckIcon /> : <CopyIcon />}
      <span role="status" className={styles.status}>
        {status === 'idle' ? '' : label}
      </span>
    </button>
  );
}
