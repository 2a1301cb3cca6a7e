import { useHistory } from '@docusaurus/router';
import type { SearchHit } from '@site/src/search/shared/engine';
import type { HistoryEntry } from '../model/history';
import { nameOf } from '../model/titles';
import { takeHistoryEntry } from './useBackCloses';
import { useSearchHistory } from '../model/useSearchHistory';

export interface ClickKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly button?: number;
}

/** Whether the browser should handle the click: new tab, new window, or download. */
function isModified({ ctrlKey, metaKey, shiftKey, altKey, button = 0 }: ClickKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}

/** Opens a result and adds it to the history. */
export function useNavigate(resolve: (path: string) => string, onClose: () => void) {
  const router = useHistory();
  const { visit } = useSearchHistory();
  const leave = (entry: HistoryEntry) => {
    // The page takes the place of the search in the browser's history.
    const go = takeHistoryEntry() ? router.replace : router.push;
    onClose();
    go(resolve(entry.path));
  };
  return {
    /** For links: the browser handles a click with a modifier key. */
    follow(entry: HistoryEntry, event: ClickKeys & { preventDefault: () => void }) {
      visit(entry);
      if (!isModified(event)) {
        event.preventDefault();
        leave(entry);
      }
    },
    /** For the keyboard: no link receives the Enter key. */
    open(entry: HistoryEntry, event: ClickKeys) {
      visit(entry);
      if (isModified(event)) {
        window.open(resolve(entry.path), '_blank', 'noopener');
      } else {
        leave(entry);
      }
    },
  };
}

export function toEntry({ path, record }: SearchHit): HistoryEntry {
  const { kind, crumbs } = record;
  return { path, name: nameOf({ record }), kind, crumbs };
}
