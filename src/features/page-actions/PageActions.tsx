import { lazy, Suspense } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { Dropdown } from '@site/src/features/ui';
import styles from './PageActions.module.css';

const ActionList = lazy(() => import('./ActionList'));

interface PageActionsProps {
  /** The path of the page with the base path: `/x/react-charts/bars/`. */
  readonly permalink: string;
}

/** Copies the Markdown of the page, opens it in a tab, or sends it to an assistant. */
export function PageActions({ permalink }: PageActionsProps) {
  const t = useTranslate();
  const label = t('pageActions.label');
  return (
    <Dropdown title={label} label={label} align="end" className={styles.root}>
      {() => (
        <Suspense fallback={null}>
          <ActionList permalink={permalink} />
        </Suspense>
      )}
    </Dropdown>
  );
}
