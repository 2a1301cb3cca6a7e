import { useEffect, useEffectEvent } from 'react';
import { readStorage } from '@site/src/base/shared/safeStorage';
import { parseSlashKey } from '@site/src/base/shared/slashKey';
import { SLASH_KEY_SETTING } from '@site/src/base/shared/storageKeys';
import { isEditable, isSlash, isToggle } from './searchKeys';

interface SearchShortcuts {
  readonly onToggle: () => void;
  readonly onOpen: () => void;
}

/** ⌘K or Ctrl+K anywhere, and `/` where typing isn't handled, so that demos keep their keys. */
export function useSearchShortcuts({ onToggle, onOpen }: SearchShortcuts): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) {
      return;
    }
    if (isToggle(event)) {
      event.preventDefault();
      onToggle();
    } else if (
      isSlash(event) &&
      isSlashOn() &&
      !isEditable(event.target) &&
      !isInDialog(event.target)
    ) {
      event.preventDefault();
      onOpen();
    }
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Readers who dictate or press keys by accident can turn shortcuts of one character off. */
function isSlashOn(): boolean {
  return parseSlashKey(readStorage(SLASH_KEY_SETTING)) === 'on';
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog[open], [role="dialog"]') !== null;
}
