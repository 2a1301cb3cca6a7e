import { useTranslate } from '@site/src/base/browser/messages';
import { useLazy } from '@site/src/base/browser/lazy';
import { Dropdown } from '@site/src/base/browser/ui/Dropdown';
import styles from './PageActions.module.css';

const importActions = () => import('./ActionList');

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
      {() => <LazyActions permalink={permalink} />}
    </Dropdown>
  );
}

/** Mounted while the menu is open. */
function LazyActions({ permalink }: PageActionsProps) {
  const t = useTranslate();
  const { status, value: actions } = useLazy(importActions, true);
  return (
    <>
      {status === 'failed' && <p role="alert">{t('fetchFailed')}</p>}
      {actions && <actions.default permalink={permalink} />}
    </>
  );
}
