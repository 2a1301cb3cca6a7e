import { useCallback, useState, type SetStateAction } from 'react';
import { useLazy } from '@site/src/base/browser/lazy';
import { useSearchFiles } from '../model/useSearchFiles';

const importDialog = () => import(/* webpackChunkName: "search-dialog" */ '../dialog');

/** Whether the search is open, its query, whether that was entered, and its code. */
export function useSearchDialog() {
  const [isOpen, setOpen] = useState(false);
  const [query, changeQuery] = useState('');
  // Opens the first result once there is one.
  const [isEntered, setEntered] = useState(false);
  const dialog = useLazy(importDialog);
  const { load: loadDialog } = dialog;
  const { current, resolve } = useSearchFiles();

  const setQuery = useCallback((change: SetStateAction<string>) => {
    changeQuery(change);
    setEntered(false);
  }, []);

  const close = useCallback(() => {
    setOpen(false);
    setEntered(false);
  }, []);

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
    [prepare, setQuery],
  );

  return { isOpen, query, setQuery, isEntered, setEntered, dialog, open, close, prepare };
}

export type SearchDialogState = ReturnType<typeof useSearchDialog>;
