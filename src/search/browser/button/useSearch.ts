import { useEffect } from 'react';
import { savesData, whenQuiet } from '@site/src/base/browser/lazy';
import { useSearchDialog } from './useSearchDialog';
import { useSearchShortcuts } from './useSearchShortcuts';
import { useTypedAhead } from './useTypedAhead';

/**
 * The search of the page: handles its shortcuts, and stores what is typed while it loads. Unless the
 * reader saves data, it loads before it is needed, after what the page shows.
 */
export function useSearch() {
  const search = useSearchDialog();
  const { isOpen, setQuery, setEntered, dialog, open, close, prepare } = search;

  useSearchShortcuts({ onOpen: () => open(), onToggle: isOpen ? close : () => open() });
  useTypedAhead({
    isWaiting: isOpen && dialog.status !== 'ready',
    onType: setQuery,
    onEnter: () => setEntered(true),
    onCancel: close,
  });

  useEffect(() => (savesData(navigator) ? undefined : whenQuiet(prepare)), [prepare]);

  return search;
}
