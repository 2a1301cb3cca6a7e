import { SiteLink } from '@site/src/features/ui';
import { useTranslate } from '@site/src/features/i18n';
import { LIBRARY_VERSION } from '@site/src/shared/products';
import styles from './Landing.module.css';

export function Hero() {
  const t = useTranslate();
  return (
    <section className={styles.hero}>
      <p className={styles.heroVersion}>MUI X {LIBRARY_VERSION}</p>
      <h1 className={styles.heroTitle}>{t('landing.title')}</h1>
      <p className={styles.heroText}>{t('landing.text')}</p>
      <div className={styles.actions}>
        <SiteLink to="/x/introduction/installation/" className={styles.primaryAction}>
          {t('landing.install')}
        </SiteLink>
        <SiteLink to="/x/introduction/" className={styles.secondaryAction}>
          {t('landing.read')}
        </SiteLink>
      </div>
    </section>
  );
}
