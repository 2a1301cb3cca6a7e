import { useId, type ComponentProps } from 'react';
import { Button } from '../Button';
import { Popup } from '../Popup';
import { MenuItem, type MenuEntry } from './MenuItem';
import { useMenu } from './useMenu';
import styles from './Menu.module.css';

interface MenuProps extends Omit<ComponentProps<typeof Button>, 'ref'> {
  /** Accessible name of the menu. */
  readonly label: string;
  /** The edge of the button with which the menu aligns. Default: `end`. */
  readonly align?: 'start' | 'end';
  readonly entries: readonly MenuEntry[];
  /** A tooltip of the button, which is hidden while the menu is open. */
  readonly 'data-tooltip'?: string;
}

/** A button that opens a menu of actions. Panels of links are a `Dropdown`. */
export function Menu({
  label,
  align = 'end',
  entries,
  'data-tooltip': tooltip,
  ...button
}: MenuProps) {
  const menuId = useId();
  const { rootRef, buttonRef, menuRef, isOpen, opensAbove, ...menu } = useMenu();
  return (
    <div ref={rootRef} className={styles.root}>
      <Button
        {...button}
        ref={buttonRef}
        data-tooltip={isOpen ? undefined : tooltip}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={menu.toggle}
        onKeyDown={menu.onButtonKeyDown}
      />
      {isOpen && (
        <Popup
          ref={menuRef}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.menu}
          data-align={align}
          data-side={opensAbove ? 'above' : 'below'}
          onKeyDown={menu.onMenuKeyDown}
        >
          {entries.map((entry) => (
            <MenuItem key={entry.id} entry={entry} onDone={() => menu.close(true)} />
          ))}
        </Popup>
      )}
    </div>
  );
}
