import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import {
  getTheme,
  loadReaderTheme,
  setReaderTheme,
  useReaderTheme,
} from '@site/src/reader-theme/browser/store';
import {
  changesBetween,
  writeTheme,
  type ReaderTheme,
  type StoredTheme,
  type ThemeDocument,
} from '@site/src/reader-theme/browser/document';
import { listenToStorage, writeStorage } from '@site/src/base/shared/safeStorage';
import { DRAFT_KEY } from '@site/src/base/shared/storageKeys';
import { historyReducer, startHistory } from './history';
import { readSavedTheme, readStored } from './savedTheme';
import { useOpenTheme } from './useOpenTheme';

/** How long after the last change a theme is stored and applied, in ms. */
const STORE_DELAY_MS = 150;

/** The theme that a reader works on. */
export interface Studio {
  readonly stored: StoredTheme;
  /** The theme, ready for use. While newer files run, it is the one before. */
  readonly theme: ReaderTheme;
  /** The options of the theme, which the controls show. */
  readonly document: ThemeDocument;
  readonly isRunning: boolean;
  /** Why the files could not be run. */
  readonly runError: string | null;
  /** Whether it applies to all demos. */
  readonly isOn: boolean;
  /** Whether the browser stores it. */
  readonly isStored: boolean;
  /** The options of a stored theme with an error, until the reader changes something. */
  readonly broken: string | null;
  /** Whether it is the theme that was stored, unchanged. */
  readonly isUnchanged: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /**
   * Changes options on top of the reader's files.
   *
   * @param source the control; its quick changes are one step
   */
  readonly change: (document: ThemeDocument, source: string) => void;
  /** Replaces the whole theme. */
  readonly open: (stored: StoredTheme, source: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly turn: (on: boolean) => void;
}

/** Changes a theme, stores it, and applies it while it is on. Other tabs follow. */
export function useStudio(): Studio {
  const [saved] = useState(readSavedTheme);
  const [history, dispatch] = useReducer(historyReducer, saved.stored, startHistory);
  const [isStored, setStored] = useState(true);
  const isOn = useReaderTheme() !== null;
  const { stored } = history;
  const { theme, isRunning, error: runError } = useOpenTheme(stored);
  // With what the files were when they ran, so that other pages needn't run them again.
  const text = isRunning || runError !== null ? writeTheme(stored) : theme.text;
  const written = useRef(text);

  const open = useCallback((next: StoredTheme, source: string) => {
    dispatch({ type: 'change', stored: next, source, time: performance.now() });
  }, []);

  const change = (document: ThemeDocument, source: string) =>
    open({ ...stored, changes: changesBetween(theme.original, document) }, source);

  const store = useEffectEvent((next: string) => {
    written.current = next;
    const isKept = writeStorage(DRAFT_KEY, next);
    setStored(isKept);
    // Not what was last rendered, because the theme may have been turned off since.
    if (getTheme() !== null) {
      void setReaderTheme(next);
    }
  });

  useEffect(() => void loadReaderTheme(), []);

  useEffect(() => {
    if (text === written.current || isRunning) {
      return undefined;
    }
    const timer = window.setTimeout(() => store(text), STORE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text, isRunning]);

  // The last change before the reader leaves.
  const storeNow = useEffectEvent(() => {
    if (text !== written.current) {
      store(text);
    }
  });
  useEffect(() => {
    const leave = () => storeNow();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const follow = useEffectEvent((next: string | null) => {
    const other = next === null ? null : readStored(next);
    if (other && next !== null) {
      written.current = next;
      open(other, 'tab');
    }
  });
  useEffect(() => listenToStorage([DRAFT_KEY], (_key, next) => follow(next)), []);

  const turn = useCallback(
    (on: boolean) => {
      written.current = text;
      const isKept = writeStorage(DRAFT_KEY, text);
      void setReaderTheme(on ? text : null).then((isApplied) => setStored(isKept && isApplied));
    },
    [text],
  );

  return {
    stored,
    theme,
    document: theme.document,
    isRunning,
    runError,
    isOn,
    isStored,
    broken: history.past.length === 0 ? saved.broken : null,
    isUnchanged: history.past.length === 0,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    open,
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
    turn,
  };
}
