import { ButtonLink } from '@site/src/base/browser/ui/Button';
import { useTranslate } from '@site/src/base/browser/messages';
import { ProductInstall } from './ProductInstall';
import { ReleaseFacts } from './ReleaseFacts';
import styles from './Landing.module.css';

export function Hero() {
  const t = useTranslate();
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.heroTitle}>{t('landing.title')}</h1>
        <p className={styles.heroText}>{t('landing.text')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/x/introduction/" variant="primary" className={styles.action}>
            {t('landing.getStarted')}
          </ButtonLink>
          <ButtonLink to="/x/react-data-grid/" className={styles.action}>
            {t('landing.gridDocs')}
          </ButtonLink>
        </div>
        <ReleaseFacts />
      </div>
      <ProductInstall />
    </section>
  );
}
