import { useEffect, useEffectEvent } from 'react';
import { isPrintable } from './searchKeys';

interface TypedAhead {
  /** Whether the dialog was requested and hasn't loaded yet. */
  readonly isWaiting: boolean;
  readonly onType: (change: (query: string) => string) => void;
  readonly onEnter: () => void;
  readonly onCancel: () => void;
}

/** Stores what is typed between the shortcut and the opening of the dialog. */
export function useTypedAhead({ isWaiting, onType, onEnter, onCancel }: TypedAhead): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      onCancel();
    } else if (event.key === 'Enter') {
      // Otherwise, it would press the focused button.
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Backspace') {
      onType((query) => query.slice(0, -1));
    } else if (isPrintable(event)) {
      event.preventDefault();
      onType((query) => query + event.key);
    }
  });

  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isWaiting]);
}
