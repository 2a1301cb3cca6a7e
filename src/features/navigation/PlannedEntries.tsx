import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useTranslate } from '@site/src/features/i18n';
import { ChevronIcon } from '@site/src/features/ui';
import { NavLeaf } from './NavLeaf';
import styles from './NavTree.module.css';

interface PlannedEntriesProps {
  readonly items: readonly (PropSidebarItem & { type: 'html' })[];
}

/** The entries of a list that have no page yet, folded into one. */
export function PlannedEntries({ items }: PlannedEntriesProps) {
  const t = useTranslate();
  return (
    <li>
      <details className={styles.planned}>
        <summary className={styles.row}>
          <ChevronIcon className={styles.chevron} />
          <span className={styles.rowTitle}>
            {t('plannedChip')} ({items.length})
          </span>
        </summary>
        <ul className={styles.list}>
          {items.map((item) => (
            <NavLeaf key={item.value} item={item} isActive={false} />
          ))}
        </ul>
      </details>
    </li>
  );
}
