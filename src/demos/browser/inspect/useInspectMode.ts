import { useEffect, useEffectEvent, useState } from 'react';
import { DEMO_CARD, DEMO_ROOT, withAttribute } from '@site/src/demos/shared/demoAttributes';

/** Whether the demo, or one of its popups, is focused or hovered. */
function isInUse(name: string): boolean {
  const places = document.querySelectorAll(
    [DEMO_CARD, DEMO_ROOT].map((attribute) => withAttribute(attribute, name)).join(),
  );
  return Array.from(places).some(
    (place) => place.contains(document.activeElement) || place.matches(':hover'),
  );
}

/**
 * Whether the reader inspects the demo. Alt+Shift+P toggles it like the toolbar, and also works
 * while a popup is open, which a click elsewhere would close.
 */
export function useInspectMode(name: string) {
  const [isInspecting, setInspecting] = useState(false);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.code === 'KeyP' && event.altKey && event.shiftKey && isInUse(name)) {
      event.preventDefault();
      setInspecting(!isInspecting);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return { isInspecting, setInspecting };
}
