import { useEffect, useId } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { titlesOf } from '../model/titles';
import { SearchOption } from './SearchOption';
import type { FollowLink } from './followLink';
import { toEntry } from './useNavigate';
import type { ActiveOption, Results } from './useResults';
import styles from './SearchResults.module.css';

/** The id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

interface SearchResultsProps {
  readonly results: Results;
  readonly listId: string;
  readonly active: ActiveOption;
  readonly resolve: (path: string) => string;
  readonly onFollow: FollowLink;
}

/** The grouped results. The field keeps the focus, and the active option is marked. */
export function SearchResults({ results, listId, active, resolve, onFollow }: SearchResultsProps) {
  const t = useTranslate();
  const groupId = useId();
  const typed = results.query.toLowerCase().split(/\s+/);
  const starts = startsOf(results);
  const titles = titlesOf(results.groups.flatMap(({ hits }) => hits));

  useEffect(() => {
    const option = document.getElementById(optionId(listId, active.index));
    option?.scrollIntoView({ block: 'nearest' });
  }, [listId, active.index]);

  return (
    <>
      {results.unknownName && (
        <p className={styles.note}>{t('search.noExactMatch', { name: results.unknownName })}</p>
      )}
      {/* The listbox scrolls with the field's arrow keys, so it needs no tab stop. */}
      <div role="listbox" id={listId} aria-label={t('search.results')} className={styles.results}>
        {results.groups.map(({ name, hits }, groupIndex) => (
          <div key={name} role="group" aria-labelledby={`${groupId}${name}`}>
            <div id={`${groupId}${name}`} role="presentation" className={styles.groupLabel}>
              {t(`search.${name}`)}
            </div>
            {hits.map((hit, indexInGroup) => {
              const index = (starts[groupIndex] ?? 0) + indexInGroup;
              return (
                <SearchOption
                  key={hit.id}
                  id={optionId(listId, index)}
                  hit={hit}
                  title={titles[index] ?? hit.record.name}
                  typed={typed}
                  href={resolve(hit.path)}
                  isActive={index === active.index}
                  onPoint={() => active.set(index)}
                  onClick={(event) => onFollow(toEntry(hit), event)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

/** The index of the first option of each group. */
function startsOf({ groups }: Results): number[] {
  let next = 0;
  return groups.map(({ hits }) => {
    const start = next;
    next += hits.length;
    return start;
  });
}
