import { useState } from 'react';
import { InstallCommand } from '@site/src/features/prose';
import { useTranslate } from '@site/src/features/i18n';
import { ArrowRightIcon, ChoiceGroup, SiteLink } from '@site/src/features/ui';
import { pinPackages } from '@site/src/shared/installVersions';
import { findProduct, type ProductId } from '@site/src/shared/products';
import { CURRENT_MAJOR } from '@site/src/shared/versions';
import styles from './Landing.module.css';

interface Install {
  readonly id: ProductId;
  /** Short, because the four names are beside one another. */
  readonly name: string;
  readonly packages: string;
}

/** The free packages of each product. */
const DATA_GRID: Install = { id: 'x-data-grid', name: 'Data Grid', packages: '@mui/x-data-grid' };
const INSTALLS: readonly Install[] = [
  DATA_GRID,
  { id: 'x-date-pickers', name: 'Pickers', packages: '@mui/x-date-pickers dayjs' },
  { id: 'x-charts', name: 'Charts', packages: '@mui/x-charts' },
  { id: 'x-tree-view', name: 'Tree View', packages: '@mui/x-tree-view' },
];

/** What all of them need. */
const SHARED = '@mui/material @emotion/react @emotion/styled';

/** The install command of the product that the reader chooses, and its quickstart. */
export function ProductInstall() {
  const t = useTranslate();
  const [{ id, packages }, setInstall] = useState(DATA_GRID);
  const { name, path } = findProduct(id);
  return (
    <div className={styles.install}>
      <ChoiceGroup
        label={t('landing.installProduct')}
        isLabelHidden
        value={id}
        onChange={(next) =>
          setInstall(INSTALLS.find((install) => install.id === next) ?? DATA_GRID)
        }
        options={INSTALLS.map((install) => ({ value: install.id, label: install.name }))}
      />
      <InstallCommand packages={pinPackages(`${packages} ${SHARED}`, CURRENT_MAJOR)} />
      <SiteLink to={`${path}quickstart/`} className={styles.cardLink}>
        {t('landing.quickstart', { product: name })}
        <ArrowRightIcon width={16} height={16} />
      </SiteLink>
    </div>
  );
}
