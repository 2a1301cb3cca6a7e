import { useTranslate } from '@site/src/base/browser/messages';
import { Card, CardTitle } from '@site/src/base/browser/ui/Card';
import { ArrowRightIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { findProduct, type OwnProductId } from '@site/src/content/shared/products';
import { LiveSample, type LiveSampleProps } from './LiveSample';
import { TemplatesTeaser } from './TemplatesTeaser';
import styles from './Landing.module.css';

type Sample = Omit<LiveSampleProps, 'name'>;

const GRID = 'x-data-grid' satisfies OwnProductId;
const GRID_SAMPLE: Sample = { load: () => import('./samples/grid/GridSample'), height: 558 };

/** In the order of the page, which alternates wide and narrow cards. */
const OTHERS: Readonly<Record<Exclude<OwnProductId, typeof GRID>, Sample>> = {
  'x-charts': { load: () => import('./samples/ChartSample'), height: 408 },
  'x-date-pickers': { load: () => import('./samples/PickerSample'), height: 372 },
  'x-tree-view': { load: () => import('./samples/TreeSample'), height: 376 },
};

/** The products, each with a live component, and the templates that combine them. */
export function ProductShowcase() {
  const t = useTranslate();
  return (
    <section aria-label={t('footerLabel')}>
      <article className={styles.stage}>
        <ProductText id={GRID} isWide />
        <LiveSample name={GRID} {...GRID_SAMPLE} />
      </article>
      <div className={styles.showcase}>
        {Object.entries(OTHERS).map(([id, sample]) => (
          <Card key={id} className={styles.card} data-product={id}>
            <ProductText id={id} />
            <LiveSample name={id} {...sample} />
          </Card>
        ))}
        <TemplatesTeaser />
      </div>
    </section>
  );
}

interface ProductTextProps {
  readonly id: string;
  /** Whether there is space for the name in the link. */
  readonly isWide?: boolean;
}

function ProductText({ id, isWide = false }: ProductTextProps) {
  const t = useTranslate();
  const { name, path, tagline } = findProduct(id);
  const explore = t('landing.explore', { product: name });
  return (
    <div className={styles.cardHead}>
      <CardTitle>{name}</CardTitle>
      <p className={styles.cardText}>{tagline}</p>
      <SiteLink to={path} className={styles.cardLink} aria-label={explore}>
        {isWide ? explore : t('landing.exploreShort')}
        <ArrowRightIcon width={16} height={16} />
      </SiteLink>
    </div>
  );
}
