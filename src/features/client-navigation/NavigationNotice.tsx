import { useSyncExternalStore } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { Button } from '@site/src/features/ui';
import { getNavigationError, subscribeToNavigationError } from './navigationErrorStore';
import styles from './NavigationNotice.module.css';

const onServer = () => null;

/** Explains why the requested page doesn't load, and offers a reload. */
export function NavigationNotice() {
  const t = useTranslate();
  const error = useSyncExternalStore(subscribeToNavigationError, getNavigationError, onServer);
  return (
    <div role="status" className={styles.notice}>
      {error && (
        <>
          {t(error === 'offline' ? 'navigationError.offline' : 'navigationError.failed')}
          <Button variant="inherit" onClick={() => window.location.reload()}>
            {t('offline.reload')}
          </Button>
        </>
      )}
    </div>
  );
}
