import { useId } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import styles from './Landing.module.css';

/** What many readers come for, each with the page that shows how. The build checks the links. */
const TASKS = [
  { key: 'group', to: '/x/react-data-grid/row-grouping/' },
  { key: 'edit', to: '/x/react-data-grid/editing/' },
  { key: 'server', to: '/x/react-data-grid/server-side-data/' },
  { key: 'export', to: '/x/react-data-grid/export/' },
  { key: 'range', to: '/x/react-date-pickers/date-range-picker/' },
  { key: 'stack', to: '/x/react-charts/stacking/' },
  { key: 'zoom', to: '/x/react-charts/zoom-and-pan/' },
  { key: 'lazy', to: '/x/react-tree-view/rich-tree-view/lazy-loading/' },
] as const;

/** Shortcuts for readers who know what they want to build. */
export function TaskLinks() {
  const t = useTranslate();
  const label = useId();
  return (
    <nav aria-labelledby={label} className={styles.tasks}>
      <span id={label}>{t('landing.tasksLabel')}</span>
      <ul className="code-scroll">
        {TASKS.map(({ key, to }) => (
          <li key={key}>
            <SiteLink to={to}>{t(`landing.tasks.${key}`)}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
