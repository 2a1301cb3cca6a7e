import { Icon, type IconName } from '../Icon';
import { useTracking } from '../toolbar/useTracking';
import styles from './MenuButton.module.css';

/** A line of a menu: an action, a link (`href`), or a choice (`isChecked`). */
export interface MenuEntry {
  /** Also the action's name in the site's statistics. */
  readonly id: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** Given for choices: exactly one of a menu is the current one. */
  readonly isChecked?: boolean;
  /** Only where the toolbar is too narrow for this action's own button. */
  readonly narrowOnly?: boolean;
}

interface MenuItemProps {
  readonly entry: MenuEntry;
  /** Called after the choice, to close the menu. */
  readonly onDone: () => void;
}

export function MenuItem({ entry, onDone }: MenuItemProps) {
  const shared = {
    tabIndex: -1,
    className: styles.item,
    'data-narrow-only': entry.narrowOnly || undefined,
    onClick: () => {
      entry.onSelect?.();
      onDone();
    },
    ...useTracking(entry.id),
  };
  const content = (
    <>
      <span className={styles.itemIcon}>
        {entry.icon && <Icon name={entry.icon} size={16} />}
        {entry.isChecked && <Icon name="check" size={16} />}
      </span>
      {entry.label}
    </>
  );
  if (entry.href) {
    return (
      <a role="menuitem" href={entry.href} target="_blank" rel="noopener" {...shared}>
        {content}
      </a>
    );
  }
  return entry.isChecked === undefined ? (
    <button type="button" role="menuitem" {...shared}>
      {content}
    </button>
  ) : (
    <button type="button" role="menuitemradio" aria-checked={entry.isChecked} {...shared}>
      {content}
    </button>
  );
}
