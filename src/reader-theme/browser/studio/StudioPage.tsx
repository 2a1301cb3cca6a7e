import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy } from '@site/src/base/browser/lazy';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Button } from '@site/src/base/browser/ui/Button';
import styles from './StudioPage.module.css';

const importStudio = () => import('./Studio');

/** `/x/theme/`: the theme studio. The static page describes it, and the studio loads in the browser. */
export function StudioPage() {
  const t = useTranslate();
  const isBrowser = useIsBrowser();
  const { status, value: studio, load } = useLazy(importStudio, isBrowser);
  return (
    <main id="main-content" className={styles.page}>
      <h1 className={styles.title}>{t('studioTitle')}</h1>
      <p className={styles.lead}>{t('studio.lead')}</p>
      {studio ? (
        <studio.default />
      ) : (
        <div className={styles.reservedSpace} aria-busy={status !== 'failed'}>
          {status === 'failed' && (
            <p role="alert">
              {t('studio.failed')}{' '}
              <Button onClick={() => void load().catch(() => undefined)}>{t('retry')}</Button>
            </p>
          )}
          <noscript>
            <p>{t('studio.noScript')}</p>
          </noscript>
        </div>
      )}
    </main>
  );
}
