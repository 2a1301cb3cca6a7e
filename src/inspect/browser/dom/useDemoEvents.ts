import { useEffect, useEffectEvent } from 'react';
import { demoRoots } from './demoRoots';

/** Events with which a reader would use the demo. */
const USES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'touchstart',
  'touchend',
  'dragstart',
  'beforeinput',
] as const;

interface DemoEventHandlers {
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onUse: (event: Event) => void;
  /** Called when a key goes down, and when it goes up. */
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Reports what happens in the page and in the frames of a demo, before the demo notices it.
 *
 * @param isRendered whether the demo and its frames exist
 */
export function useDemoEvents(
  name: string,
  isRendered: boolean,
  handlers: DemoEventHandlers,
): void {
  const onPointerMove = useEffectEvent(handlers.onPointerMove);
  const onUse = useEffectEvent(handlers.onUse);
  const onKey = useEffectEvent(handlers.onKey);
  const onFocus = useEffectEvent(handlers.onFocus);

  useEffect(() => {
    if (!isRendered) {
      return undefined;
    }
    const frames = demoRoots(name).flatMap(({ ownerDocument }) => ownerDocument.defaultView ?? []);
    const windows = new Set<Window>([window, ...frames]);
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    for (const target of windows) {
      target.addEventListener('pointermove', (event) => onPointerMove(event), options);
      USES.forEach((type) => target.addEventListener(type, (event) => onUse(event), options));
      target.addEventListener('keydown', (event) => onKey(event), options);
      target.addEventListener('keyup', (event) => onKey(event), options);
      target.addEventListener('focusin', (event) => onFocus(event), options);
    }
    return () => controller.abort();
  }, [isRendered, name]);
}
