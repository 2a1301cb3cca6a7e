import { memo } from 'react';
import Link from '@docusaurus/Link';
import { useNavTitle } from '@site/src/base/browser/messages';
import { ACTIVE_ENTRY_ATTRIBUTE } from '@site/src/content/shared/menuPlace';
import { navProps, type LeafItem } from './navModel';
import { NavBadges } from './NavBadges';
import { RowTitle } from './RowTitle';
import styles from './NavTree.module.css';

interface NavLeafProps {
  readonly item: LeafItem;
  /** Whether it links to the current page. */
  readonly isActive: boolean;
}

/** An entry that links to a page. Memoized, so that a navigation re-renders only two of them. */
export const NavLeaf = memo(function NavLeaf({ item, isActive }: NavLeafProps) {
  const facts = navProps(item);
  const title = useNavTitle(facts.pathname, item.type === 'html' ? item.value : item.label);

  if (item.type === 'html') {
    return (
      <li>
        <span className={styles.row} data-planned="">
          <RowTitle title={title} />
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
        <RowTitle title={title} />
        <NavBadges {...facts} />
      </Link>
    </li>
  );
});
