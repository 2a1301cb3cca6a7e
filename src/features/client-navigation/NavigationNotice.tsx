import { useSyncExternalStore } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { getTrouble, subscribeToTrouble } from './troubleStore';
import styles from './NavigationNotice.module.css';

const onServer = () => null;

/** Says why the page that the reader asked for does not come, and what they can do. */
export function NavigationNotice() {
  const t = useTranslate();
  const trouble = useSyncExternalStore(subscribeToTrouble, getTrouble, onServer);
  return (
    <div role="status" className={styles.notice}>
      {trouble && (
        <>
          {t(trouble === 'offline' ? 'navigationTrouble.offline' : 'navigationTrouble.failed')}
          <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
            {t('offline.reload')}
          </button>
        </>
      )}
    </div>
  );
}
