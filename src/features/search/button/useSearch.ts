import { useSearchDialog } from './useSearchDialog';
import { useSearchShortcuts } from './useSearchShortcuts';
import { useTypedAhead } from './useTypedAhead';

/** The search of the page: handles its shortcuts, and stores what is typed while it loads. */
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
