import { useId, type ComponentType } from 'react';
import clsx from 'clsx';
import { Button } from '@site/src/base/browser/ui/Button';
import type { IconProps } from '@site/src/base/browser/ui/icons/Icon';
import { ChevronIcon } from '@site/src/base/browser/ui/icons/page';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { useToolbarStop } from '../toolbar/ToolbarStops';
import buttonStyles from '../toolbar/ToolbarButton.module.css';
import { MenuItem, type MenuEntry } from './MenuItem';
import { useMenu } from './useMenu';
import styles from './MenuButton.module.css';

interface MenuButtonProps {
  /** Identifies the control in the toolbar. */
  readonly id: string;
  /** Accessible name of the button and its menu. */
  readonly label: string;
  /** Default: a chevron, after the text. With a text, it replaces both in a narrow toolbar. */
  readonly icon?: ComponentType<IconProps>;
  /** Visible label of the button. */
  readonly text?: string;
  /** The edge of the button with which the menu aligns. Default: `end`. */
  readonly align?: 'start' | 'end';
  readonly entries: readonly MenuEntry[];
}

/** A toolbar button that opens a menu. */
export function MenuButton({
  id,
  label,
  icon: Icon,
  text,
  align = 'end',
  entries,
}: MenuButtonProps) {
  const menuId = useId();
  const { rootRef, buttonRef, menuRef, isOpen, opensAbove, ...menu } = useMenu();
  return (
    <div ref={rootRef} className={styles.root}>
      <Button
        ref={buttonRef}
        variant="quiet"
        className={clsx(buttonStyles.button, text && buttonStyles.withText)}
        aria-label={text && !Icon ? undefined : label}
        data-tooltip={isOpen ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={menu.toggle}
        onKeyDown={menu.onButtonKeyDown}
        {...useToolbarStop(id)}
      >
        {Icon && <Icon size={18} className={text && styles.narrowIcon} />}
        {text && <span className={Icon && buttonStyles.text}>{text}</span>}
        {(text || !Icon) && (
          <ChevronIcon size={14} className={clsx(styles.chevron, Icon && buttonStyles.text)} />
        )}
      </Button>
      {isOpen && (
        <PartBoundary>
          <div
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
          </div>
        </PartBoundary>
      )}
    </div>
  );
}
