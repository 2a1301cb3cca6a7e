import { moveFocus, type Axis } from './moveFocus';

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
  /** Default: `horizontal`. */
  readonly axis?: Axis;
  readonly isBusy?: boolean;
  readonly className: string | undefined;
  readonly tabClassName: string | undefined;
}

/** A list of tabs. The arrow keys select; their look comes from the class names. */
export function Tabs(props: TabsProps) {
  const { tabs, selected, onSelect, label, panelId, axis = 'horizontal' } = props;
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-busy={props.isBusy}
      aria-label={label}
      className={props.className}
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
          className={props.tabClassName}
          onClick={() => onSelect(index)}
        >
          {tab}
        </button>
      ))}
    </div>
  );
}
