import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useTranslate } from '@site/src/base/browser/messages';
import { ChevronIcon } from '@site/src/base/browser/ui/icons/page';
import { NavLeaf } from './NavLeaf';
import type { LeafItem } from './navModel';
import styles from './NavTree.module.css';

interface PlannedEntriesProps {
  readonly items: readonly LeafItem[];
  readonly activePath: string;
}

/** The planned entries of a list, collapsed into one. Open if the current page is among them. */
export function PlannedEntries({ items, activePath }: PlannedEntriesProps) {
  const t = useTranslate();
  const isActive = (item: LeafItem) => isActiveSidebarItem(item, activePath);
  return (
    <li>
      <details className={styles.planned} open={items.some(isActive)}>
        <summary className={styles.row}>
          <span className={styles.rowTitle}>{`${t('plannedChip')} (${items.length})`}</span>
          <ChevronIcon className={styles.chevron} />
        </summary>
        <ul className={styles.list} data-level={1}>
          {items.map((item, index) => (
            <NavLeaf key={index} item={item} isActive={isActive(item)} />
          ))}
        </ul>
      </details>
    </li>
  );
}
