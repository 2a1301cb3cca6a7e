import { useEffect, useEffectEvent } from 'react';
import { typedCharacter } from './searchKeys';

interface TypedAhead {
  /** Whether the dialog was asked for and is not there yet. */
  readonly isWaiting: boolean;
  readonly onType: (change: (query: string) => string) => void;
  readonly onCancel: () => void;
}

/** Keeps what is typed between the shortcut and the dialog's arrival. */
export function useTypedAhead({ isWaiting, onType, onCancel }: TypedAhead): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const typed = typedCharacter(event) ?? (event.key === ' ' ? ' ' : null);
    if (event.key === 'Escape') {
      onCancel();
    } else if (event.key === 'Backspace') {
      onType((query) => query.slice(0, -1));
    } else if (typed) {
      event.preventDefault();
      onType((query) => query + typed);
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
