import { useMemo } from 'react';
import { useStoredChoice } from '@site/src/base/browser/storage';
import { HISTORY_KEY } from '@site/src/base/shared/storageKeys';
import { forget, parseHistory, toggleFavorite, visit, type HistoryEntry } from './history';

const asStored = (stored: string | null) => stored ?? '';

/** Recent and favorite results, shared by all tabs. */
export function useSearchHistory() {
  const [stored, store] = useStoredChoice<string>(HISTORY_KEY, asStored);
  return useMemo(() => {
    const history = parseHistory(stored);
    const change =
      (next: typeof visit) =>
      (entry: HistoryEntry): void =>
        store(JSON.stringify(next(history, entry)));
    return {
      history,
      visit: change(visit),
      forget: change(forget),
      toggleFavorite: change(toggleFavorite),
    };
  }, [stored, store]);
}
