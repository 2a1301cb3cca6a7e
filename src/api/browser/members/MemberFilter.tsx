import { useTranslate } from '@site/src/base/browser/messages';
import { Select, TextField } from '@site/src/base/browser/ui/fields';
import styles from './MemberFilter.module.css';

interface MemberFilterProps {
  readonly label: string;
  /** Id of the list it filters. */
  readonly listId: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** The releases to choose from, newest first. */
  readonly releases: readonly string[];
  readonly shown: number;
  readonly total: number;
}

/**
 * Filters a long list while the reader types. Choosing a release writes it into the field, where it
 * can also be typed.
 */
export function MemberFilter(props: MemberFilterProps) {
  const { label, listId, onChange, query, releases, shown, total } = props;
  const t = useTranslate();
  return (
    <div className={styles.filter}>
      <TextField
        type="search"
        className={styles.input}
        aria-label={label}
        aria-controls={listId}
        placeholder={t('api-docs.filterPlaceholder', { count: total })}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      {releases.length > 0 && (
        <Select
          aria-label={t('api-docs.releaseFilter', { filter: label })}
          aria-controls={listId}
          value={releases.includes(query) ? query : ''}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('api-docs.releaseAny')}</option>
          {releases.map((release) => (
            <option key={release}>{release}</option>
          ))}
        </Select>
      )}
      <span role="status" className={styles.count}>
        {query !== '' && t('api-docs.filterCount', { shown, total })}
      </span>
    </div>
  );
}
