import { useCallback, useLayoutEffect, useState, type Dispatch } from 'react';
import {
  parseDense,
  parseDirection,
  parseMode,
  resolveMode,
  type ColorModeChoice,
} from '@site/src/display/shared/displayPreferences';
import { listenToStorage, readStorage, writeStorage } from '@site/src/base/shared/safeStorage';
import { DENSE_KEY, DIRECTION_KEY, MODE_KEY } from '@site/src/base/shared/storageKeys';
import { applyDisplay } from './applyDisplay';
import { listenToSystemMode, systemIsDark } from './systemMode';
import type { ThemeAction, ThemeState } from './themeReducer';

const STORED_KEYS = [MODE_KEY, DIRECTION_KEY, DENSE_KEY] as const;

export interface ColorModeControl {
  /** `null` until storage has been read: on the server and in the first client render. */
  readonly choice: ColorModeChoice | null;
  readonly setChoice: (choice: ColorModeChoice) => void;
}

/**
 * Connects the theme state with the browser: reads storage after mounting, follows the operating
 * system while the choice is `system`, follows other tabs, and applies the state to the document.
 */
export function useDisplayEffects(
  state: ThemeState,
  dispatch: Dispatch<ThemeAction>,
): ColorModeControl {
  const [choice, setStoredChoice] = useState<ColorModeChoice | null>(null);

  const restore = useCallback(
    (key: (typeof STORED_KEYS)[number], value: string | null) => {
      switch (key) {
        case MODE_KEY:
          setStoredChoice(parseMode(value));
          break;
        case DIRECTION_KEY:
          dispatch({ type: 'CHANGE', payload: { direction: parseDirection(value) } });
          break;
        case DENSE_KEY:
          dispatch({ type: 'SET_DENSE', payload: parseDense(value) });
      }
    },
    [dispatch],
  );

  // Before the browser paints, so that everything rendered next, such as a Material UI theme, uses
  // the right state.
  useLayoutEffect(() => {
    const restoreAll = () => STORED_KEYS.forEach((key) => restore(key, readStorage(key)));
    restoreAll();
    const stopListening = listenToStorage(STORED_KEYS, restore);
    // A page in the back/forward cache doesn't receive events.
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && restoreAll();
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      stopListening();
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [restore]);

  useLayoutEffect(() => {
    if (choice === null) {
      return undefined;
    }
    const show = (isDark: boolean) =>
      dispatch({ type: 'CHANGE', payload: { paletteMode: resolveMode(choice, isDark) } });
    show(systemIsDark());
    return choice === 'system' ? listenToSystemMode(show) : undefined;
  }, [choice, dispatch]);

  useLayoutEffect(() => {
    // Until then, the document shows what the inline script derived from the same storage.
    if (choice !== null) {
      applyDisplay(document, state, choice);
    }
  }, [state, choice]);

  const setChoice = useCallback((next: ColorModeChoice) => {
    writeStorage(MODE_KEY, next);
    setStoredChoice(next);
  }, []);

  return { choice, setChoice };
}
