import { useId } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { StarIcon } from '@site/src/base/browser/ui/icons/search';
import type { HistoryEntry } from '../model/history';
import type { FollowLink } from './followLink';
import styles from './SearchStart.module.css';

interface EntryListProps {
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
  readonly resolve: (path: string) => string;
  readonly onFollow: FollowLink;
  /** The action of the star button, if any. */
  readonly favorite?: 'add' | 'remove';
  readonly onFavorite?: (entry: HistoryEntry) => void;
  readonly onForget?: (entry: HistoryEntry) => void;
}

/** A titled list of links with actions. Renders nothing if it is empty. */
export function EntryList(props: EntryListProps) {
  const { title, entries, resolve, onFollow, favorite, onFavorite, onForget } = props;
  const t = useTranslate();
  const titleId = useId();
  if (entries.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path} className={styles.entry}>
            <a
              href={resolve(entry.path)}
              className={styles.link}
              onClick={(event) => onFollow(entry, event)}
            >
              <span className={styles.name}>{entry.name}</span>
              <span className={styles.crumbs}>{entry.crumbs.join(' › ')}</span>
            </a>
            {favorite && (
              <IconButton
                label={t(favorite === 'add' ? 'search.addFavorite' : 'search.removeFavorite', {
                  name: entry.name,
                })}
                onClick={() => onFavorite?.(entry)}
              >
                <StarIcon isFilled={favorite === 'remove'} />
              </IconButton>
            )}
            {onForget && (
              <IconButton
                label={t('search.removeRecent', { name: entry.name })}
                onClick={() => onForget(entry)}
              >
                <CloseIcon width={16} height={16} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
