import { useCallback, useState } from 'react';
import { useLazy } from '@site/src/features/lazy';
import { useSearchFiles } from '../model/useSearchFiles';

const importDialog = () => import(/* webpackChunkName: "search-dialog" */ '../dialog');

/** Whether the search is open, its query, and its code. */
export function useSearchDialog() {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const dialog = useLazy(importDialog);
  const { load: loadDialog } = dialog;
  const { current, resolve } = useSearchFiles();

  const close = useCallback(() => setOpen(false), []);

  /** A reader who points at the button will probably click it, so the code and the index load. */
  const prepare = useCallback(() => {
    // A failure only matters when the dialog opens.
    loadDialog()
      .then((module) => module.loadEngine(current, resolve))
      .catch(() => {});
  }, [loadDialog, current, resolve]);

  const open = useCallback(
    (typed?: string) => {
      if (typed !== undefined) {
        setQuery(typed);
      }
      setOpen(true);
      prepare();
    },
    [prepare],
  );

  return { isOpen, query, setQuery, dialog, open, close, prepare };
}

export type SearchDialogState = ReturnType<typeof useSearchDialog>;
