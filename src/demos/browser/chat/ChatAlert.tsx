import { createPortal } from 'react-dom';
import { useTranslate } from '@site/src/base/browser/messages';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { Notice } from '@site/src/base/browser/ui/Notice';

interface ChatAlertProps {
  /** Stable. */
  readonly onClose: () => void;
}

/** Reports that the chat did not open. */
export function ChatAlert({ onClose }: ChatAlertProps) {
  const t = useTranslate();
  return createPortal(
    <Notice text={t('demo.chatFailed')} tone="error" onDone={onClose}>
      <IconButton label={t('close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Notice>,
    document.body,
  );
}
