import { useCallback, useState } from 'react';
import type { GridRowId } from '@mui/x-data-grid';
import type { Product } from './products';

const SAVE_MS = 600;

interface Change {
  /** The row as it was before its first edit. */
  original: Product;
  isDeleted: boolean;
}

/** The rows of a grid that are edited but not saved yet. */
export function useUnsavedRows() {
  const [changes, setChanges] = useState<ReadonlyMap<GridRowId, Change>>(new Map());
  const [saving, setSaving] = useState(false);

  const record = useCallback((row: Product, isDeleted: boolean) => {
    setChanges((previous) => {
      const original = previous.get(row.id)?.original ?? row;
      return new Map(previous).set(row.id, { original, isDeleted });
    });
  }, []);

  const clear = () => setChanges(new Map());

  /** Simulates a server that takes all changes at once. */
  const save = async () => {
    setSaving(true);
    await new Promise((resolve) => {
      setTimeout(resolve, SAVE_MS);
    });
    setSaving(false);
    clear();
  };

  return { changes, saving, record, clear, save };
}
