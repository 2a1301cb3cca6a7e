import { useCallback, useSyncExternalStore } from 'react';
import type { GridFilterModel } from '@mui/x-data-grid';

const KEY = 'flats-filter';
const CHANGED = 'flats-filter-changed';

const subscribe = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
};

function parse(text: string | null): GridFilterModel | undefined {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** A filter model that is kept in local storage, also across tabs. */
export function useStoredModel() {
  const text = useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(KEY),
    () => null,
  );
  const store = useCallback((model: GridFilterModel) => {
    window.localStorage.setItem(KEY, JSON.stringify(model));
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [parse(text), store] as const;
}
