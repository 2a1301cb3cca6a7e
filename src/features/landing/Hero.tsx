import { ButtonLink } from '@site/src/features/ui';
import { InstallCommand } from '@site/src/features/prose';
import { useTranslate } from '@site/src/features/i18n';
import { pinPackages } from '@site/src/shared/installVersions';
import { CURRENT_MAJOR } from '@site/src/shared/versions';
import styles from './Landing.module.css';

/** The packages of the first grid. The quickstarts of the other products name theirs. */
const PACKAGES = pinPackages(
  '@mui/x-data-grid @mui/material @emotion/react @emotion/styled',
  CURRENT_MAJOR,
);

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
            {t('landing.tryGrid')}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.heroInstall}>
        <InstallCommand packages={PACKAGES} />
      </div>
    </section>
  );
}
