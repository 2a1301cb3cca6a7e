import { memo } from 'react';
import Link from '@docusaurus/Link';
import { useNavTitle } from '@site/src/features/i18n';
import { navProps, type LeafItem } from './navModel';
import { NavBadges } from './NavBadges';
import { ACTIVE_ENTRY_ATTRIBUTE } from './useMenuScroll';
import styles from './NavTree.module.css';

interface NavLeafProps {
  readonly item: LeafItem;
  /** Whether it leads to the page that is open. */
  readonly isActive: boolean;
}

/** An entry that leads to a page. Changing pages renders two of them again, not all. */
export const NavLeaf = memo(function NavLeaf({ item, isActive }: NavLeafProps) {
  const facts = navProps(item);
  const title = useNavTitle(facts.pathname, item.type === 'html' ? item.value : item.label);

  if (item.type === 'html') {
    return (
      <li>
        <span className={styles.row} data-planned="">
          <span className={styles.rowTitle}>{title}</span>
          <NavBadges {...facts} />
        </span>
      </li>
    );
  }

  return (
    <li>
      <Link
        to={item.href}
        className={styles.row}
        aria-current={isActive ? 'page' : undefined}
        {...(isActive && { [ACTIVE_ENTRY_ATTRIBUTE]: '' })}
      >
        <span className={styles.rowTitle}>{title}</span>
        <NavBadges {...facts} />
      </Link>
    </li>
  );
});
