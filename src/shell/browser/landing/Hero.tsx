import { useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { ButtonLink } from '@site/src/base/browser/ui/Button';
import { ChoiceGroup } from '@site/src/base/browser/ui/ChoiceGroup';
import { findProduct, PRODUCTS, type OwnProductId } from '@site/src/content/shared/products';
import { ProductInstall } from './ProductInstall';
import { ReleaseFacts } from './ReleaseFacts';
import styles from './Landing.module.css';

const OPTIONS = PRODUCTS.map(({ id, name, shortName }) => ({
  value: id,
  label: shortName ?? name,
}));

/** What the site is about, and the first steps with the product that the reader chooses. */
export function Hero() {
  const t = useTranslate();
  const [id, setId] = useState<OwnProductId>('x-data-grid');
  const { name, path, shortName = name } = findProduct(id);
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.heroTitle}>{t('landing.title')}</h1>
        <p className={styles.heroText}>{t('landing.text')}</p>
        <ChoiceGroup
          label={t('landing.installProduct')}
          isLabelHidden
          className={styles.products}
          value={id}
          onChange={setId}
          options={OPTIONS}
        />
        <div className={styles.actions}>
          <ButtonLink to={`${path}quickstart/`} variant="primary" className={styles.action}>
            {t('landing.getStarted')}
          </ButtonLink>
          <ButtonLink to={path} className={styles.action}>
            <span>{t('landing.docs', { product: shortName })}</span>
          </ButtonLink>
        </div>
        <ReleaseFacts />
      </div>
      <ProductInstall id={id} />
    </section>
  );
}
