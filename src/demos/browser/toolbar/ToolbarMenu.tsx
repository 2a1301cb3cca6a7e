import type { ComponentType } from 'react';
import clsx from 'clsx';
import type { IconProps } from '@site/src/base/browser/ui/icons/Icon';
import { ChevronIcon } from '@site/src/base/browser/ui/icons/page';
import { Menu } from '@site/src/base/browser/ui/menu/Menu';
import type { MenuEntry } from '@site/src/base/browser/ui/menu/MenuItem';
import { useToolbarStop } from './ToolbarStops';
import { useTracking } from './useTracking';
import buttonStyles from './ToolbarButton.module.css';
import styles from './ToolbarMenu.module.css';

/** The id of an entry is also the name of its action in analytics. */
export interface ToolbarMenuEntry extends MenuEntry {
  /** Whether a button of the toolbar replaces it in a wide one. */
  readonly isNarrowOnly?: boolean;
}

interface ToolbarMenuProps {
  /** Identifies the control in the toolbar. */
  readonly id: string;
  /** Accessible name of the button and its menu. */
  readonly label: string;
  /** Default: a chevron, after the text. With a text, it replaces both in a narrow toolbar. */
  readonly icon?: ComponentType<IconProps>;
  /** Visible label of the button. Without an icon, it is the selected value, after `label`. */
  readonly text?: string;
  /** The edge of the button with which the menu aligns. Default: `end`. */
  readonly align?: 'start' | 'end';
  readonly entries: readonly ToolbarMenuEntry[];
}

/** A toolbar button that opens a menu. */
export function ToolbarMenu({ id, label, icon: Icon, text, align, entries }: ToolbarMenuProps) {
  const tracking = useTracking(id);
  const isValue = text !== undefined && !Icon;
  return (
    <Menu
      label={label}
      align={align}
      entries={entries.map(({ isNarrowOnly, ...entry }) => ({
        ...entry,
        className: isNarrowOnly ? styles.narrowOnly : undefined,
        attributes: { ...tracking, 'data-ga-event-action': entry.id },
      }))}
      variant="quiet"
      className={clsx(buttonStyles.button, text && buttonStyles.withText)}
      aria-label={isValue ? `${label} ${text}` : label}
      data-tooltip={label}
      data-is-repeated={label === text || undefined}
      {...useToolbarStop(id)}
    >
      {Icon && <Icon size={18} className={text && styles.narrowIcon} />}
      {isValue && <span className={styles.label}>{label}</span>}
      {text && <span className={Icon && buttonStyles.text}>{text}</span>}
      {(text || !Icon) && (
        <ChevronIcon size={14} className={clsx(styles.chevron, Icon && buttonStyles.text)} />
      )}
    </Menu>
  );
}
