import { LiveCode } from '@site/src/content/browser/live-code';
import { InstallCommand } from '@site/src/content/browser/prose';
import { useTranslate } from '@site/src/base/browser/messages';
import { ArrowRightIcon } from '@site/src/base/browser/ui/icons/page';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { pinPackages } from '@site/src/demos/shared/installVersions';
import { findProduct, type OwnProductId } from '@site/src/content/shared/products';
import { CURRENT_MAJOR } from '@site/src/versions/shared/versions';
import { FIRST_COMPONENTS } from './firstComponents';
import styles from './Landing.module.css';

/** What only this product needs besides its free package. */
const NEEDS: Readonly<Partial<Record<OwnProductId, string>>> = { 'x-date-pickers': 'dayjs' };

/** The shortest code of each product. All have as many lines, so that nothing moves. */
const USAGE: Readonly<Record<OwnProductId, string>> = {
  'x-data-grid': `import { DataGrid } from '@mui/x-data-grid';

<DataGrid rows={rows} columns={columns} />`,
  'x-date-pickers': `import { DatePicker } from '@mui/x-date-pickers';

<DatePicker label="Delivery date" />`,
  'x-charts': `import { BarChart } from '@mui/x-charts';

<BarChart series={series} height={300} />`,
  'x-tree-view': `import { RichTreeView } from '@mui/x-tree-view';

<RichTreeView items={items} />`,
};

/** What all of them need. */
const SHARED = '@mui/material @emotion/react @emotion/styled';

/** The install command of a product, its shortest code, and its quickstart. */
export function ProductInstall({ id }: { readonly id: OwnProductId }) {
  const t = useTranslate();
  const { name, path } = findProduct(id);
  return (
    <div className={styles.install}>
      <InstallCommand
        packages={pinPackages(`@mui/${id} ${NEEDS[id] ?? ''} ${SHARED}`, CURRENT_MAJOR)}
      />
      <div className={styles.usage}>
        <LiveCode
          code={USAGE[id]}
          copied={FIRST_COMPONENTS[id]}
          language="tsx"
          label={t('landing.usage', { product: name })}
        />
      </div>
      <SiteLink to={`${path}quickstart/`} className={styles.cardLink}>
        <span>{t('landing.quickstart', { product: name })}</span>
        <ArrowRightIcon width={16} height={16} />
      </SiteLink>
    </div>
  );
}
