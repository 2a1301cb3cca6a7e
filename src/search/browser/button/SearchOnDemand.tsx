import type { RefObject } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { LoadError } from '@site/src/base/browser/lazy';
import type { SearchDialogState } from './useSearchDialog';

interface SearchOnDemandProps {
  readonly search: SearchDialogState;
  /** The button that gets the focus back after a failed download. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** The dialog once its code has loaded, or an error. */
export function SearchOnDemand({ search, opener }: SearchOnDemandProps) {
  const t = useTranslate();
  const { isOpen, query, setQuery, isEntered, setEntered, dialog, open, close } = search;
  return (
    <>
      {isOpen && dialog.status === 'failed' && (
        <LoadError text={t('search.chunkFailed')} opener={opener} onRetry={open} onClose={close} />
      )}
      {dialog.value && (
        <dialog.value.SearchDialog
          isOpen={isOpen}
          query={query}
          onQueryChange={setQuery}
          isEntered={isEntered}
          onEnter={setEntered}
          onClose={close}
        />
      )}
    </>
  );
}
