import { useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { ChevronIcon } from './icons/page';
import { Popup } from './Popup';
import { useDismissal } from './useDismissal';
import styles from './Dropdown.module.css';

interface DropdownProps {
  /** The content of the button. */
  readonly label: ReactNode;
  /** The accessible name of the button and of the panel. */
  readonly title: string;
  /** The id of the button. */
  readonly id?: string;
  readonly className?: string;
  /** The edge of the button with which the panel aligns. Default: `start`. */
  readonly align?: 'start' | 'end';
  /** The content of the panel: a list of links. `close` is for entries that don't navigate. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that discloses a panel of links. Escape closes it and restores the focus; it also closes
 * on Tab, a click elsewhere, or a followed link.
 */
export function Dropdown({
  label,
  title,
  id,
  className,
  align = 'start',
  children,
}: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = () => setOpen(false);
  useDismissal(isOpen, close, rootRef);

  return (
    <div ref={rootRef} className={clsx(styles.root, className)} data-align={align}>
      <button
        id={id}
        type="button"
        className={styles.button}
        aria-label={title}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        <ChevronIcon className={styles.chevron} width={14} height={14} />
      </button>
      {isOpen && (
        <Popup id={panelId} role="group" aria-label={title} className={styles.panel}>
          {children(close)}
        </Popup>
      )}
    </div>
  );
}
