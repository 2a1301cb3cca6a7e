import { useEffect, useRef } from 'react';

/**
 * Escape closes and restores the focus. A click or a Tab press elsewhere closes without moving it.
 */
export function useDismissal(
  rootRef: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  const closeRef = useRef(close);
  useEffect(() => {
    closeRef.current = close;
  });
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOutside = (event: Event) => {
      if (!rootRef.current?.contains(event.target as Node)) {
        closeRef.current();
      }
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        closeRef.current();
        rootRef.current?.querySelector('button')?.focus();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, rootRef]);
}
