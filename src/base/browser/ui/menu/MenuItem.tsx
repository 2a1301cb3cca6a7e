import type { ComponentType } from 'react';
import clsx from 'clsx';
import type { IconProps } from '../icons/Icon';
import { CheckIcon } from '../icons/page';
import styles from './Menu.module.css';

/** An item of a menu: an action, a link (`href`), or a radio or checkbox item (`isChecked`). */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ComponentType<IconProps>;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** `radio` items are exclusive within their menu; `checkbox` items are switches. */
  readonly kind?: 'radio' | 'checkbox';
  readonly isChecked?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
  /** More attributes of its element, such as those that analytics reads. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
}

interface MenuItemProps {
  readonly entry: MenuEntry;
  /** Called after the action, to close the menu. */
  readonly onDone: () => void;
}

export function MenuItem({ entry, onDone }: MenuItemProps) {
  const shared = {
    tabIndex: -1,
    className: clsx(styles.item, entry.className),
    'aria-disabled': entry.isDisabled || undefined,
    onClick: () => {
      if (entry.isDisabled) {
        return;
      }
      entry.onSelect?.();
      onDone();
    },
    ...entry.attributes,
  };
  const content = (
    <>
      <span className={styles.itemIcon}>
        {entry.isChecked ? <CheckIcon size={16} /> : entry.icon && <entry.icon size={16} />}
      </span>
      <span>{entry.label}</span>
    </>
  );
  if (entry.href) {
    return (
      <a role="menuitem" href={entry.href} target="_blank" rel="noopener" {...shared}>
        {content}
      </a>
    );
  }
  return entry.kind === undefined ? (
    <button type="button" role="menuitem" {...shared}>
      {content}
    </button>
  ) : (
    <button
      type="button"
      role={entry.kind === 'radio' ? 'menuitemradio' : 'menuitemcheckbox'}
      aria-checked={entry.isChecked}
      {...shared}
    >
      {content}
    </button>
  );
}
