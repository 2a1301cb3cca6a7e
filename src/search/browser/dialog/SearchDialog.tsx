import { useEffect, useRef } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Dialog } from '@site/src/base/browser/ui/Dialog';
import { SearchPanel } from './SearchPanel';
import { useBackCloses } from './useBackCloses';
import { useSearchFilters } from './useSearchFilters';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Whether Enter was pressed before there was a result. */
  readonly isEntered: boolean;
  readonly onEnter: (isEntered: boolean) => void;
  readonly onClose: () => void;
}

/** The search in a dialog. Filters are kept until the reader leaves the page. */
export function SearchDialog({ isOpen, onClose, ...entry }: SearchDialogProps) {
  const { query } = entry;
  const t = useTranslate();
  const filters = useSearchFilters();
  useBackCloses(isOpen, onClose);
  const earlierQuery = useRef<string | null>(null);

  useEffect(() => {
    if (!isOpen) {
      earlierQuery.current = query;
    }
  }, [isOpen, query]);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onOpen={(dialog) => focusField(dialog, earlierQuery.current)}
      className={styles.dialog}
      aria-label={t('search.label')}
    >
      {(close) => <SearchPanel {...entry} filters={filters} onClose={close} />}
    </Dialog>
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
