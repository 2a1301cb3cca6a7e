import { useTranslate } from '@site/src/features/i18n';
import { ArrowRightIcon, SiteLink } from '@site/src/features/ui';
import { PRODUCTS, type ProductId } from '@site/src/shared/products';
import { LiveSample, type SampleLoader } from './LiveSample';
import styles from './Landing.module.css';

/** The sample of each product and its reserved height, in px. */
const SAMPLES: Readonly<Partial<Record<ProductId, { load: SampleLoader; height: number }>>> = {
  'x-data-grid': { load: () => import('./samples/GridSample'), height: 474 },
  'x-date-pickers': { load: () => import('./samples/PickerSample'), height: 372 },
  'x-charts': { load: () => import('./samples/ChartSample'), height: 372 },
  'x-tree-view': { load: () => import('./samples/TreeSample'), height: 372 },
};

/** The four products, each with a live component. */
export function ProductShowcase() {
  const t = useTranslate();
  return (
    <section className={styles.showcase} aria-label={t('footerLabel')}>
      {PRODUCTS.map((product) => {
        const sample = SAMPLES[product.id];
        return (
          <article key={product.id} className={styles.card} data-product={product.id}>
            <div className={styles.cardHead}>
              <h2 className={styles.cardTitle}>{product.name}</h2>
              <p className={styles.cardText}>{product.tagline}</p>
              <SiteLink to={product.path} className={styles.cardLink}>
                {t('landing.explore', { product: product.name })}
                <ArrowRightIcon width={16} height={16} />
              </SiteLink>
            </div>
            {sample && <LiveSample {...sample} />}
          </article>
        );
      })}
    </section>
  );
}
