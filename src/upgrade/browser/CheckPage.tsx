import useIsBrowser from '@docusaurus/useIsBrowser';
import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy } from '@site/src/base/browser/lazy';
import { Button } from '@site/src/base/browser/ui/Button';
import styles from './CheckPage.module.css';

const importCheck = () => import('./Check');

/** `/x/check/`. The static page says what it does, and the form loads in the browser. */
export function CheckPage() {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const { load, status, value: check } = useLazy(importCheck, isBrowser);
  return (
    <main id="main-content" className={styles.page}>
      <h1 className={styles.title}>{t('checkTitle')}</h1>
      <p className={styles.lead}>{t('check.lead')}</p>
      {check ? (
        <check.Check />
      ) : (
        <div className={styles.reservedSpace} aria-busy={status !== 'failed'}>
          {status === 'failed' && (
            <p role="alert">
              {t('check.notLoaded')}{' '}
              <Button onClick={() => void load().catch(() => undefined)}>{t('retry')}</Button>
            </p>
          )}
          <noscript>
            <p>{t('check.noScript')}</p>
          </noscript>
        </div>
      )}
    </main>
  );
}
