import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { isShown } from '@site/src/base/browser/ui/isShown';
import { moveFocus } from '@site/src/base/browser/ui/moveFocus';

const CurrentStop = createContext('');

export const ToolbarStopProvider = CurrentStop.Provider;

/**
 * The props of a control that participates in the toolbar's navigation. Only the current one is in
 * the tab order.
 */
export function useToolbarStop(id: string): { tabIndex: 0 | -1; 'data-stop': string } {
  return { tabIndex: useContext(CurrentStop) === id ? 0 : -1, 'data-stop': id };
}

/**
 * Implements a roving tab index: Tab enters the toolbar once, arrow keys move inside it (mirrored
 * in right-to-left text, with wrap-around), and Home and End move to its ends. If the current
 * control disappears, the first one replaces it.
 */
export function useToolbarStops() {
  const toolbarRef = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('');

  const shownStops = useCallback(() => {
    const all = toolbarRef.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [];
    return Array.from(all).filter(isShown);
  }, []);

  const keepStop = useCallback(() => {
    const stops = shownStops().map((control) => control.dataset.stop ?? '');
    setStop((current) => (stops.includes(current) ? current : (stops[0] ?? '')));
  }, [shownStops]);

  // Controls appear and disappear with the demo's state and the width of the page.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- which controls are visible is known after layout
  useLayoutEffect(keepStop);
  useEffect(() => {
    const toolbar = toolbarRef.current;
    if (!toolbar || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const observer = new ResizeObserver(keepStop);
    observer.observe(toolbar);
    return () => observer.disconnect();
  }, [keepStop]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    void moveFocus(event, shownStops(), 'horizontal');

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = event.target.dataset.stop;
    if (id) {
      setStop(id);
    }
  };

  return { toolbarRef, stop, onKeyDown, onFocus };
}
