import type { StoredTheme } from '@site/src/reader-theme/browser/document';

/** The versions of a theme, so that every change can be undone. */
export interface History {
  readonly past: readonly StoredTheme[];
  readonly stored: StoredTheme;
  readonly future: readonly StoredTheme[];
  /** The last change, with which the next one is merged if it is quick and of the same control. */
  readonly last: { readonly source: string; readonly time: number } | null;
}

export type HistoryAction =
  | {
      readonly type: 'change';
      readonly stored: StoredTheme;
      /** The control, such as the path of a value. */
      readonly source: string;
      /** In ms. */
      readonly time: number;
    }
  | { readonly type: 'undo' | 'redo' };

/** Changes of one control that are closer than this are one step, such as the drag of a slider. */
const STEP_MS = 800;

/** Older versions are dropped. */
const MAX_STEPS = 100;

/** The history of a theme that was just opened. */
export function startHistory(stored: StoredTheme): History {
  return { past: [], stored, future: [], last: null };
}

export function historyReducer(history: History, action: HistoryAction): History {
  const { past, stored, future, last } = history;
  switch (action.type) {
    case 'change': {
      const { source, time } = action;
      if (JSON.stringify(action.stored) === JSON.stringify(stored)) {
        return history;
      }
      const isSameStep = last?.source === source && time - last.time < STEP_MS;
      return {
        past: isSameStep ? past : [...past, stored].slice(-MAX_STEPS),
        stored: action.stored,
        future: [],
        last: { source, time },
      };
    }
    case 'undo': {
      const previous = past.at(-1);
      return previous === undefined
        ? history
        : {
            past: past.slice(0, -1),
            stored: previous,
            future: [stored, ...future],
            last: null,
          };
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next === undefined
        ? history
        : { past: [...past, stored], stored: next, future: rest, last: null };
    }
  }
}
