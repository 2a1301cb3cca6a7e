import { useEffect, useEffectEvent } from 'react';

/** Calls the function on Escape anywhere, while it is active. */
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
