import { CardItem, SiteLink } from '@site/src/features/ui';
import { useTranslate } from '@site/src/features/i18n';
import { PRODUCTS } from '@site/src/shared/products';
import styles from './Landing.module.css';

/** The steps from installation to the first component. */
export function StartSteps() {
  const t = useTranslate();
  return (
    <section className={styles.start}>
      <h2 className={styles.sectionTitle}>{t('landing.startTitle')}</h2>
      <ol className={styles.steps}>
        <CardItem className={styles.step}>
          <h3>{t('landing.stepInstall')}</h3>
          <p>{t('landing.stepInstallText')}</p>
          <SiteLink to="/x/introduction/installation/" className={styles.cardLink}>
            {t('landing.install')}
          </SiteLink>
        </CardItem>
        <CardItem className={styles.step}>
          <h3>{t('landing.stepQuickstart')}</h3>
          <ul className={styles.quickstarts}>
            {PRODUCTS.map((product) => (
              <li key={product.id}>
                <SiteLink to={`${product.path}quickstart/`}>{product.name}</SiteLink>
              </li>
            ))}
          </ul>
        </CardItem>
        <CardItem className={styles.step}>
          <h3>{t('landing.stepShip')}</h3>
          <p>{t('landing.stepShipText')}</p>
        </CardItem>
      </ol>
    </section>
  );
}
