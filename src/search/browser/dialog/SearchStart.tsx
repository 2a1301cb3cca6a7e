import { useTranslate } from '@site/src/base/browser/messages';
import { useVersion } from '@site/src/versions/browser';
import type { HistoryEntry } from '../model/history';
import { startingPoints } from '../model/startingPoints';
import { useSearchHistory } from '../model/useSearchHistory';
import { EntryList } from './EntryList';
import type { FollowLink } from './followLink';
import type { SearchFilters } from './useSearchFilters';
import { moveLinkFocus } from './linkFocus';
import styles from './SearchStart.module.css';

interface SearchStartProps {
  readonly filters: SearchFilters;
  readonly onFollow: FollowLink;
}

/** Shown before anything is typed: favorites, recent results, and starting points. */
export function SearchStart({ filters, onFollow }: SearchStartProps) {
  const t = useTranslate();
  const { history, forget, toggleFavorite } = useSearchHistory();
  const common = { resolve: filters.resolve, onFollow };
  const { topology } = useVersion();
  const { version } = filters.version;
  const points = startingPoints({ topology, version, product: filters.current });
  const start = points.map(({ path, product, part }): HistoryEntry => {
    const name = part ? t(`search.${part}`, { product }) : product;
    return { path, name, kind: 'page', crumbs: [] };
  });
  return (
    // The arrow keys are a shortcut; each link is also a tab stop.
    <div className={styles.start} role="presentation" onKeyDown={moveLinkFocus}>
      <EntryList
        {...common}
        title={t('search.favorites')}
        entries={history.favorites}
        favorite="remove"
        onFavorite={toggleFavorite}
      />
      <EntryList
        {...common}
        title={t('search.recent')}
        entries={history.recent}
        favorite="add"
        onFavorite={toggleFavorite}
        onForget={forget}
      />
      <EntryList {...common} title={t('search.start')} entries={start} />
    </div>
  );
}
