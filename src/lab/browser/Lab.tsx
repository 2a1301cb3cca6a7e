import { useState, type ReactNode } from 'react';
import { useLazy } from '@site/src/base/browser/lazy';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { ModePicture } from '@site/src/base/browser/ui/ModePicture';
import { Recorded } from './Recorded';
import styles from './Lab.module.css';

/** PGlite 0.5: its three files and its code, as hosts send them (gzip), in MB. */
const DOWNLOAD_MB = 6;

/** In px, as `npm run page-shots` creates the picture. */
const PICTURE = { width: 768, height: 980 };

const importCard = () => import('./LabCard');

/**
 * A grid on a PostgreSQL that runs in the reader's browser. Nothing loads before the reader starts
 * it: until then, a picture shows what will be there.
 *
 * @param props.children what to try, below the lab
 */
export function Lab({ children }: { readonly children?: ReactNode }) {
  const t = useTranslate();
  const [isStarted, setIsStarted] = useState(false);
  const { value: card, status } = useLazy(importCard, isStarted);
  const canRun = typeof WebAssembly === 'object' && typeof Worker === 'function';
  if (isStarted && (!canRun || status === 'failed')) {
    return <Recorded reason={t('lab.noWebAssembly')} />;
  }
  return (
    <section className={styles.lab} aria-label={t('lab.label')}>
      <div className={styles.stage}>
        {card ? (
          <card.default />
        ) : (
          <>
            <ModePicture src="/pictures/lab" alt="" {...PICTURE} className={styles.picture} />
            <div className={styles.start}>
              <p>{t('lab.intro', { size: String(DOWNLOAD_MB) })}</p>
              <Button
                variant="primary"
                disabled={isStarted}
                aria-busy={isStarted}
                onClick={() => setIsStarted(true)}
              >
                {t('lab.start')}
              </Button>
            </div>
          </>
        )}
      </div>
      {children && <div className={styles.steps}>{children}</div>}
    </section>
  );
}
