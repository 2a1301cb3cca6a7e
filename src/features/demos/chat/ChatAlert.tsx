import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '@site/src/features/i18n';
import { IconButton } from '@site/src/features/ui';
import { Icon } from '../Icon';
import styles from './ChatAlert.module.css';

/** How long the alert is shown, in ms. */
const ALERT_MS = 6000;

interface ChatAlertProps {
  readonly onClose: () => void;
}

/** Reports, at the top of the screen, that the chat did not open. */
export function ChatAlert({ onClose }: ChatAlertProps) {
  const t = useTranslate();
  useEffect(() => {
    const timer = setTimeout(onClose, ALERT_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return createPortal(
    <div role="alert" className={styles.alert}>
      <Icon name="warning" />
      {t('aiChatFailed')}
      <IconButton className={styles.close} label={t('close')} onClick={onClose}>
        <Icon name="close" size={16} />
      </IconButton>
    </div>,
    document.body,
  );
}
