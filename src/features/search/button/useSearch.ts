import { useSearchDialog } from './useSearchDialog';
import { useSearchShortcuts } from './useSearchShortcuts';
import { useTypedAhead } from './useTypedAhead';

/** The search of the whole page: its keys open it, and what is typed meanwhile is kept. */
export function useSearch() {
  const search = useSearchDialog();
  const { isOpen, setQuery, dialog, open, close } = search;

  useSearchShortcuts({ onOpen: () => open(), onToggle: isOpen ? close : () => open() });
  useTypedAhead({
    isWaiting: isOpen && dialog.status !== 'ready',
    onType: setQuery,
    onCancel: close,
  });

  return search;
}
