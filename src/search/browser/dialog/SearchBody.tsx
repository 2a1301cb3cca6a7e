import { useTranslate } from '@site/src/base/browser/messages';
import type { EngineState } from '../model/useEngine';
import type { FollowLink } from './followLink';
import { SearchEmpty } from './SearchEmpty';
import { SearchFailure } from './SearchFailure';
import { SearchResults } from './SearchResults';
import { SearchStart } from './SearchStart';
import type { ActiveOption, Results } from './useResults';
import type { SearchFilters } from './useSearchFilters';
import styles from './SearchDialog.module.css';

interface SearchBodyProps {
  readonly status: EngineState['status'];
  readonly onRetry: () => void;
  /** `null` while there are none to show. */
  readonly results: Results | null;
  readonly isSearching: boolean;
  readonly listId: string;
  readonly active: ActiveOption;
  readonly filters: SearchFilters;
  readonly onFollow: FollowLink;
}

/** The start screen, the results, or the reason why there are none. */
export function SearchBody(props: SearchBodyProps) {
  const { status, onRetry, results, isSearching, listId, active, filters, onFollow } = props;
  const t = useTranslate();
  if (status === 'failed') {
    return <SearchFailure onRetry={onRetry} />;
  }
  if (!isSearching) {
    return <SearchStart filters={filters} onFollow={onFollow} />;
  }
  if (!results) {
    return <p className={styles.note}>{t('search.loadingIndex')}</p>;
  }
  if (results.hits.length === 0) {
    return <SearchEmpty results={results} filters={filters} onFollow={onFollow} />;
  }
  return (
    <SearchResults
      results={results}
      listId={listId}
      active={active}
      resolve={filters.resolve}
      onFollow={onFollow}
    />
  );
}
