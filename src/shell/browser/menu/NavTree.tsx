import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import { NavGroup } from './NavGroup';
import { NavLeaf } from './NavLeaf';
import { isPlanned, navProps } from './navModel';
import { PlannedEntries } from './PlannedEntries';
import styles from './NavTree.module.css';

export interface NavTreeProps {
  readonly items: readonly PropSidebarItem[];
  /** The path of the current page. */
  readonly activePath: string;
  /** 0 for the outermost list, not counting section labels. */
  readonly level?: number;
  readonly id?: string;
}

/** Pages of other majors have other entries, and folders keep their state. */
const keyOf = (item: PropSidebarItem, index: number) => navProps(item).pathname || index;

export function NavTree({ items, activePath, level = 0, id }: NavTreeProps) {
  const visibleItems = useVisibleSidebarItems([...items], activePath);
  const planned = visibleItems.filter(isPlanned);
  const isFolded = planned.length > 1;
  return (
    <ul className={styles.list} data-level={level} id={id}>
      {visibleItems.map((item, index) =>
        isFolded && isPlanned(item) ? null : item.type === 'category' ? (
          <NavGroup
            key={keyOf(item, index)}
            item={item}
            activePath={activePath}
            level={level}
            renderList={(list) => <NavTree items={item.items} activePath={activePath} {...list} />}
          />
        ) : (
          <NavLeaf
            key={keyOf(item, index)}
            item={item}
            isActive={isActiveSidebarItem(item, activePath)}
          />
        ),
      )}
      {isFolded && <PlannedEntries items={planned} activePath={activePath} />}
    </ul>
  );
}
