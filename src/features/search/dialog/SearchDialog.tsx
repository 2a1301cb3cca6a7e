import { useEffect, useRef } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import { SearchPanel } from './SearchPanel';
import { useSearchFilters } from './useSearchFilters';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly onClose: () => void;
}

/**
 * The search in a native dialog, which traps and restores the focus and closes with Escape or a
 * click outside. Filters are kept until the reader leaves the page.
 */
export function SearchDialog({ isOpen, query, onQueryChange, onClose }: SearchDialogProps) {
  const t = useTranslate();
  const filters = useSearchFilters();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const earlierQuery = useRef<string | null>(null);

  useEffect(() => {
    const dialog = dialogRef.current;
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal();
      focusField(dialog, earlierQuery.current);
    } else if (!isOpen && dialog?.open) {
      dialog.close();
    }
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) {
      earlierQuery.current = query;
    }
  }, [isOpen, query]);

  // A press on the dialog element itself is outside its content. Keyboard users press Escape.
  useEffect(() => {
    const dialog = dialogRef.current;
    const closeOutside = (event: PointerEvent) => {
      if (event.target === dialog) {
        dialog?.close();
      }
    };
    dialog?.addEventListener('pointerdown', closeOutside);
    return () => dialog?.removeEventListener('pointerdown', closeOutside);
  }, []);

  return (
    <dialog
      ref={dialogRef}
      className={styles.dialog}
      aria-label={t('search.label')}
      onClose={onClose}
    >
      {isOpen && (
        <SearchPanel
          query={query}
          onQueryChange={onQueryChange}
          filters={filters}
          onClose={() => dialogRef.current?.close()}
        />
      )}
    </dialog>
  );
}

/**
 * A previous query is selected, so that typing replaces it. Typing that began while the dialog
 * opened continues.
 */
function focusField(dialog: HTMLDialogElement, earlierQuery: string | null): void {
  const field = dialog.querySelector<HTMLInputElement>('[role="combobox"]');
  field?.focus();
  if (field?.value === earlierQuery) {
    field.select();
  } else {
    field?.setSelectionRange(field.value.length, field.value.length);
  }
}
