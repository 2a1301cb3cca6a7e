import { useId, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { useNavTitle } from '@site/src/base/browser/messages';
import { ChevronIcon } from '@site/src/base/browser/ui/icons/page';
import { isModifiedClick, navProps } from './navModel';
import { NavBadges } from './NavBadges';
import styles from './NavTree.module.css';

interface NavGroupProps {
  readonly item: PropSidebarItemCategory;
  readonly activePath: string;
  readonly level: number;
  /** Renders the entries. Passed by NavTree, because importing it would be circular. */
  readonly renderList: (list: { readonly level: number; readonly id?: string }) => ReactNode;
}

/** A row that expands its entries, or a section label above entries that are always visible. */
export function NavGroup(props: NavGroupProps) {
  return navProps(props.item).subheader ? <NavSection {...props} /> : <NavFolder {...props} />;
}

function NavSection({ item, level, renderList }: NavGroupProps) {
  const facts = navProps(item);
  const title = useNavTitle(facts.pathname, item.label);
  return (
    <li className={styles.section}>
      <span className={styles.sectionLabel}>
        <span>{title}</span>
        <NavBadges {...facts} />
      </span>
      {renderList({ level })}
    </li>
  );
}

function NavFolder({ item, activePath, level, renderList }: NavGroupProps) {
  const facts = navProps(item);
  const title = useNavTitle(facts.pathname, item.label);
  const listId = useId();
  const isActive = isActiveSidebarItem(item, activePath);
  const [isOpen, setOpen] = useState(isActive);

  // Opens when the reader arrives at one of its pages by search or a link, and otherwise keeps its
  // state.
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    setOpen(isOpen || isActive);
  }

  const toggleOnPlainClick = (event: MouseEvent) => {
    if (!isModifiedClick(event)) {
      event.preventDefault();
      setOpen(!isOpen);
    }
  };
  const toggleOnSpace = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault();
      setOpen(!isOpen);
    }
  };

  return (
    <li>
      <Link
        to={findFirstSidebarItemLink(item)}
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        data-in-trail={isActive || undefined}
        onClick={toggleOnPlainClick}
        onKeyDown={toggleOnSpace}
      >
        <span className={styles.rowTitle}>{title}</span>
        <NavBadges {...facts} />
        <ChevronIcon className={styles.chevron} />
      </Link>
      {isOpen && renderList({ level: level + 1, id: listId })}
    </li>
  );
}
