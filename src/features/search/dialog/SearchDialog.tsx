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
 * The search, on the native dialog: focus stays inside, Escape and a click beside it close it, and
 * the focus returns to where it was. Filters last until the page is left.
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

  // A press that hits the dialog itself is beside its content. The keyboard's way is Escape.
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

/** An earlier search is selected, to be typed over. What was typed while this one opened goes on. */
function focusField(dialog: HTMLDialogElement, earlierQuery: string | null): void {
  const field = dialog.querySelector<HTMLInputElement>('[role="combobox"]');
  field?.focus();
  if (field?.value === earlierQuery) {
    field.select();
  } else {
    field?.setSelectionRange(field.value.length, field.value.length);
  }
}
