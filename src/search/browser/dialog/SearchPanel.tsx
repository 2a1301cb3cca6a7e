import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { PartBoundary } from '@site/src/base/browser/ui/PartBoundary';
import { moveActive } from '../model/moveActive';
import { useEngine } from '../model/useEngine';
import { useReportedFailures } from '../model/useReportedFailures';
import { SearchBody } from './SearchBody';
import { SearchFilterBar } from './SearchFilterBar';
import { SearchHints } from './SearchHints';
import { SearchInput } from './SearchInput';
import { SearchStatus } from './SearchStatus';
import { focusFirstLink } from './linkFocus';
import { optionId } from './SearchResults';
import { toEntry, useNavigate, type ClickKeys } from './useNavigate';
import { search, useResults } from './useResults';
import type { SearchFilters } from './useSearchFilters';

interface SearchPanelProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly isEntered: boolean;
  readonly onEnter: (isEntered: boolean) => void;
  readonly filters: SearchFilters;
  readonly onClose: () => void;
}

const NO_KEYS: ClickKeys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

/** The content of the open dialog: the field, the filters, and the start screen or results. */
export function SearchPanel(props: SearchPanelProps) {
  const { query, onQueryChange, isEntered, onEnter, filters, onClose } = props;
  const listId = useId();
  const { status, engine, retry } = useEngine(filters.version, filters.resolve);
  // During a composition, the previous query stays in effect.
  const [queryBefore, setQueryBefore] = useState<string | null>(null);
  const settled = queryBefore ?? query;
  const [results, active] = useResults(engine, settled, filters);
  const navigate = useNavigate(filters.resolve, onClose);
  const isSearching = settled.trim() !== '';
  const hits = (isSearching && results?.hits) || [];

  useReportedFailures({
    query: settled,
    count: isSearching ? results?.countOfAll : undefined,
    version: filters.version.version,
    product: filters.product ?? 'all',
  });

  async function openActive(keys: ClickKeys) {
    if (!isSearching) {
      return;
    }
    if (!engine) {
      onEnter(true);
      return;
    }
    const { product, current } = filters;
    const isCurrent = results?.query === settled.trim();
    const hit = isCurrent
      ? hits[active.index]
      : (await search(engine, settled.trim(), product ?? undefined, current)).hits[0];
    if (hit) {
      navigate.open(toEntry(hit), keys);
      onQueryChange('');
    }
  }

  const openEntered = useEffectEvent(() => {
    onEnter(false);
    void openActive(NO_KEYS);
  });

  useEffect(() => {
    if (isEntered && engine) {
      openEntered();
    }
  }, [isEntered, engine]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      void openActive(event);
      return;
    }
    if (!isSearching) {
      focusFirstLink(event);
      return;
    }
    const next = moveActive(event.key, active.index, hits.length);
    if (next !== null) {
      event.preventDefault();
      active.set(next);
    }
  }

  return (
    <>
      <SearchInput
        query={query}
        onQueryChange={onQueryChange}
        onCompose={(isComposing) => setQueryBefore(isComposing ? query : null)}
        onKeyDown={handleKeyDown}
        onClose={onClose}
        listId={listId}
        activeId={hits.length > 0 ? optionId(listId, active.index) : undefined}
      />
      <SearchFilterBar filters={filters} />
      <PartBoundary>
        <SearchBody
          status={status}
          onRetry={retry}
          results={isSearching ? results : null}
          isSearching={isSearching}
          listId={listId}
          active={active}
          filters={filters}
          onFollow={(entry, event) => {
            navigate.follow(entry, event);
            if (event.defaultPrevented) {
              onQueryChange('');
            }
          }}
        />
      </PartBoundary>
      <SearchHints />
      <SearchStatus
        status={status}
        query={isSearching ? settled.trim() : ''}
        count={isSearching ? results?.hits.length : undefined}
        unknownName={results?.unknownName}
        isPasted={results?.isPasted}
      />
    </>
  );
}
