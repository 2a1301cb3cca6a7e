import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import {
  getTheme,
  loadReaderTheme,
  setReaderTheme,
  useReaderTheme,
} from '@site/src/reader-theme/browser/store';
import {
  writeTheme,
  type Problem,
  type ThemeDocument,
} from '@site/src/reader-theme/browser/document';
import { listenToStorage, writeStorage } from '@site/src/base/shared/safeStorage';
import { DRAFT_KEY } from '@site/src/base/shared/storageKeys';
import { historyReducer, startHistory } from './history';
import { readDocument, readSavedTheme } from './savedTheme';

/** How long after the last change a theme is stored and applied, in ms. */
const STORE_DELAY_MS = 150;

/** The theme that a reader works on. */
export interface Studio {
  readonly document: ThemeDocument;
  /** Whether it applies to all demos. */
  readonly isOn: boolean;
  /** Whether the browser stores it. */
  readonly isStored: boolean;
  /** The options of a stored theme with an error, until the reader changes something. */
  readonly broken: string | null;
  /** What was left out of the stored theme, until the reader changes something. */
  readonly dropped: readonly Problem[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** @param source the control; its quick changes are one step */
  readonly change: (document: ThemeDocument, source: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly turn: (on: boolean) => void;
}

/** Changes a theme, stores it, and applies it while it is on. Other tabs follow. */
export function useStudio(): Studio {
  const [saved] = useState(readSavedTheme);
  const [history, dispatch] = useReducer(historyReducer, saved.document, startHistory);
  const [isStored, setStored] = useState(true);
  const isOn = useReaderTheme() !== null;
  const { document } = history;
  const written = useRef(writeTheme(document));

  const change = useCallback((next: ThemeDocument, source: string) => {
    dispatch({ type: 'change', document: next, source, time: performance.now() });
  }, []);

  const store = useEffectEvent((text: string) => {
    written.current = text;
    const isKept = writeStorage(DRAFT_KEY, text);
    setStored(isKept);
    // Not what was last rendered, because the theme may have been turned off since.
    if (getTheme() !== null) {
      void setReaderTheme(text);
    }
  });

  useEffect(() => void loadReaderTheme(), []);

  useEffect(() => {
    const text = writeTheme(document);
    if (text === written.current) {
      return undefined;
    }
    const timer = window.setTimeout(() => store(text), STORE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [document]);

  // The last change before the reader leaves.
  const storeNow = useEffectEvent(() => {
    const text = writeTheme(document);
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

  const follow = useEffectEvent((text: string | null) => {
    const other = text === null ? null : readDocument(text);
    if (other && text !== null) {
      written.current = text;
      change(other, 'tab');
    }
  });
  useEffect(() => listenToStorage([DRAFT_KEY], (_key, text) => follow(text)), []);

  const turn = useCallback(
    (on: boolean) => {
      const text = writeTheme(document);
      written.current = text;
      const isKept = writeStorage(DRAFT_KEY, text);
      void setReaderTheme(on ? text : null).then((isApplied) => setStored(isKept && isApplied));
    },
    [document],
  );

  return {
    document,
    isOn,
    isStored,
    broken: history.past.length === 0 ? saved.broken : null,
    dropped: history.past.length === 0 ? saved.dropped : [],
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change,
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
    turn,
  };
}
