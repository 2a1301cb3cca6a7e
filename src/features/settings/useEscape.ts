import { useEffect, useEffectEvent } from 'react';

/** Escape anywhere calls the function, while it may. */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);

  useEffect(() => {
    if (!isActive) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        handle();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}
