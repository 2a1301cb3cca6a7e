import { CardItem } from '@site/src/base/browser/ui/Card';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { useTranslate } from '@site/src/base/browser/messages';
import { PRODUCTS } from '@site/src/content/shared/products';
import landing from './Landing.module.css';
import styles from './StartSteps.module.css';

/** The steps from installation to the first component. */
export function StartSteps() {
  const t = useTranslate();
  return (
    <section className={landing.section}>
      <h2 className={landing.sectionTitle}>{t('landing.startTitle')}</h2>
      <ol className={styles.steps}>
        <CardItem className={styles.step}>
          <h3>{t('landing.stepInstall')}</h3>
          <p>{t('landing.stepInstallText')}</p>
          <SiteLink to="/x/introduction/installation/" className={landing.cardLink}>
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
