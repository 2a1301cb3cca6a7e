import { useCallback, useRef, useState } from 'react';
import type * as Dialog from '../dialog';

type DialogModule = typeof Dialog;

export type DialogLoading =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly module: DialogModule };

/**
 * The dialog's code, which only a reader who wants to search downloads.
 *
 * @returns its state, and the function that loads it: again after a failure, once otherwise.
 */
export function useDialogModule(): readonly [DialogLoading, () => Promise<DialogModule | null>] {
  const [loading, setLoading] = useState<DialogLoading>({ status: 'idle' });
  const promise = useRef<Promise<DialogModule | null>>(null);

  const load = useCallback(() => {
    if (!promise.current) {
      setLoading({ status: 'loading' });
      promise.current = import(/* webpackChunkName: "search-dialog" */ '../dialog').then(
        (module) => {
          setLoading({ status: 'ready', module });
          return module;
        },
        () => {
          promise.current = null;
          setLoading({ status: 'failed' });
          return null;
        },
      );
    }
    return promise.current;
  }, []);

  return [loading, load];
}
