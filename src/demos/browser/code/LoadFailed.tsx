import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { CalloutIcon } from '@site/src/base/browser/ui/icons/CalloutIcon';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/**
 * Shown if part of a demo could not be loaded, because of a lost connection or a new deployment.
 */
export function LoadFailed({ message, onRetry }: LoadFailedProps) {
  const t = useTranslate();
  return (
    <div role="alert" className={styles.failed}>
      <CalloutIcon type="warning" size={18} />
      <span>{message}</span>
      <Button variant="inherit" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
