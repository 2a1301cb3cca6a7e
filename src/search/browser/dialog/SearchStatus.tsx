import { useEffect, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import type { EngineState } from '../model/useEngine';

/** Screen readers should announce the outcome, not every intermediate result. */
const ANNOUNCE_DELAY_MS = 500;

interface SearchStatusProps {
  readonly status: EngineState['status'];
  /** Empty if there is no search. */
  readonly query: string;
  readonly count?: number;
  /** See `Results`. */
  readonly unknownName?: string;
  readonly isPasted?: boolean;
}

/** Announces the number of results once the reader stops typing. */
export function SearchStatus(props: SearchStatusProps) {
  const { status, query, count, unknownName, isPasted } = props;
  const t = useTranslate();
  const message = messageOf();
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message]);

  function messageOf(): string {
    if (status === 'loading') {
      return t('search.loadingIndex');
    }
    if (query === '' || count === undefined) {
      return '';
    }
    if (count === 0) {
      return isPasted ? t('search.noResultsForText') : t('search.noResults', { query });
    }
    const found = count === 1 ? t('search.resultCountOne') : t('search.resultCount', { count });
    return unknownName ? `${t('search.noExactMatch', { name: unknownName })} ${found}` : found;
  }

  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}
