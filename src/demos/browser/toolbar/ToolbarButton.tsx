import type { AriaAttributes, ComponentType, ReactNode } from 'react';
import clsx from 'clsx';
import { Button } from '@site/src/base/browser/ui/Button';
import type { IconProps } from '@site/src/base/browser/ui/icons/Icon';
import { useToolbarStop } from './ToolbarStops';
import { useTracking } from './useTracking';
import styles from './ToolbarButton.module.css';

interface ToolbarButtonProps extends Pick<
  AriaAttributes,
  'aria-pressed' | 'aria-expanded' | 'aria-controls'
> {
  /** Identifies the control in the toolbar. */
  readonly id: string;
  /** The accessible name. If there is visible text, the name must contain it. */
  readonly label: string;
  /** Default: `label`. Empty: none. */
  readonly tooltip?: string | undefined;
  readonly icon?: ComponentType<IconProps>;
  /** The visible text. The tooltip is then only for a phone, which doesn't show it. */
  readonly children?: ReactNode;
  /** Whether the tooltip says more than the text: a shortcut. */
  readonly hasShortcut?: boolean;
  /** The analytics name of the action. Default: `id`. */
  readonly action?: string;
  /** What a toolbar narrower than 740 px shows of it. Default: all; a phone only shows icons. */
  readonly narrow?: 'icon' | 'nothing';
  readonly category?: 'demo' | 'demo-expand';
  readonly onClick: () => void;
}

/** A button of the toolbar: an icon or a short text. */
export function ToolbarButton({
  id,
  label,
  tooltip = label,
  icon: Icon,
  children,
  hasShortcut = false,
  action = id,
  narrow,
  category,
  ...button
}: ToolbarButtonProps) {
  return (
    <Button
      variant="quiet"
      className={clsx(styles.button, children && styles.withText)}
      aria-label={label}
      data-tooltip={tooltip || undefined}
      data-is-repeated={(Boolean(children) && !hasShortcut) || undefined}
      data-narrow={narrow}
      {...button}
      {...useToolbarStop(id)}
      {...useTracking(action, category)}
    >
      {Icon && <Icon size={18} />}
      {children && <span className={Icon && styles.text}>{children}</span>}
    </Button>
  );
}
