import { useDocsConfig } from '@site/src/base/browser/docs-config';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button, ButtonLink } from '@site/src/base/browser/ui/Button';
import { useVersion } from '@site/src/versions/browser';
import type { HistoryEntry } from '../model/history';
import { startingPoints } from '../model/startingPoints';
import { EntryList } from './EntryList';
import type { FollowLink } from './followLink';
import type { Results } from './useResults';
import type { SearchFilters } from './useSearchFilters';
import styles from './SearchDialog.module.css';

/** GitHub refuses longer queries: https://docs.github.com/en/search-github/getting-started-with-searching-on-github/troubleshooting-search-queries */
const MAX_ISSUE_QUERY = 200;

interface SearchEmptyProps {
  readonly results: Results;
  readonly filters: SearchFilters;
  readonly onFollow: FollowLink;
}

/** Shown without results: suggests other queries and places to look. */
export function SearchEmpty({ results, filters, onFollow }: SearchEmptyProps) {
  const t = useTranslate();
  const { libraryRepositoryUrl } = useDocsConfig();
  const { topology } = useVersion();
  const { version } = filters.version;
  const product = filters.product ?? filters.current;
  const apis = startingPoints({ topology, version, product }).map(
    ({ path, product, part }): HistoryEntry => ({
      path,
      name: part ? t(`search.${part}`, { product }) : product,
      kind: 'page',
      crumbs: [],
    }),
  );
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>
        {results.isPasted
          ? t('search.noResultsForText')
          : t('search.noResults', { query: results.query })}
      </p>
      <p className={styles.emptyTips}>
        {t(results.isPasted ? 'search.textTips' : 'search.emptyTips')}
      </p>
      <div className={styles.actions}>
        {filters.product && results.countOfAll > 0 && (
          <Button onClick={() => filters.setProduct(null)}>
            {t('search.allWays', { count: results.countOfAll })}
          </Button>
        )}
        <ButtonLink
          to={`${libraryRepositoryUrl}/issues?q=${encodeURIComponent(results.query.slice(0, MAX_ISSUE_QUERY))}`}
        >
          {t('search.emptyIssues')}
        </ButtonLink>
      </div>
      <EntryList
        title={t('search.emptyElsewhere')}
        entries={apis}
        resolve={filters.resolve}
        onFollow={onFollow}
      />
    </div>
  );
}
