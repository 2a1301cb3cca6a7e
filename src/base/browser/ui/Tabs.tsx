import clsx from 'clsx';
import { moveFocus, type Axis } from './moveFocus';
import styles from './Tabs.module.css';

interface TabsProps {
  /** The texts of the tabs, which are unique. */
  readonly tabs: readonly string[];
  /** The index of the selected tab. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** The accessible name of the list. */
  readonly label: string;
  /** The id of the panel. The id of a tab is this id, a hyphen, and the tab's text. */
  readonly panelId: string;
  /** `both` is a column on wide screens. Default: `horizontal`. */
  readonly axis?: Axis;
  /** `code` is for files and commands above their code. Default: `page`. */
  readonly surface?: 'page' | 'code';
  readonly isBusy?: boolean;
  readonly className?: string;
}

/** A list of tabs. The arrow keys select. */
export function Tabs(props: TabsProps) {
  const { axis = 'horizontal', surface = 'page', tabs, selected, onSelect, label, panelId } = props;
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-busy={props.isBusy}
      aria-label={label}
      className={clsx('code-scroll', styles.tabs, props.className)}
      data-axis={axis}
      data-surface={surface}
      onKeyDown={(event) =>
        moveFocus(
          event,
          [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')],
          axis,
        )?.click()
      }
    >
      {tabs.map((tab, index) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${panelId}-${tab}`}
          aria-selected={index === selected}
          aria-controls={index === selected ? panelId : undefined}
          tabIndex={index === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(index)}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
