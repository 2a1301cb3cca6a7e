import { SiteLink } from '@site/src/features/ui';
import { InstallCommand } from '@site/src/features/prose';
import { useTranslate } from '@site/src/features/i18n';
import { pinPackages } from '@site/src/shared/installVersions';
import { PRODUCTS } from '@site/src/shared/products';
import { CURRENT_MAJOR } from '@site/src/shared/versions';
import styles from './Landing.module.css';

const PACKAGES = pinPackages(
  '@mui/x-data-grid @mui/material @emotion/react @emotion/styled',
  CURRENT_MAJOR,
);

/** From nothing to the first component. */
export function StartSteps() {
  const t = useTranslate();
  return (
    <section className={styles.start}>
      <h2 className={styles.sectionTitle}>{t('landing.startTitle')}</h2>
      <ol className={styles.steps}>
        <li>
          <h3>{t('landing.stepInstall')}</h3>
          <InstallCommand packages={PACKAGES} />
        </li>
        <li>
          <h3>{t('landing.stepQuickstart')}</h3>
          <ul className={styles.quickstarts}>
            {PRODUCTS.map((product) => (
              <li key={product.id}>
                <SiteLink to={`${product.path}quickstart/`}>{product.name}</SiteLink>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <h3>{t('landing.stepShip')}</h3>
          <p>{t('landing.stepShipText')}</p>
        </li>
      </ol>
    </section>
  );
}
