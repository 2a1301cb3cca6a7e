import { useTranslate } from '@site/src/base/browser/messages';
import { TextField } from '@site/src/base/browser/ui/fields';
import styles from './MemberFilter.module.css';

interface MemberFilterProps {
  readonly label: string;
  /** Id of the list it filters. */
  readonly listId: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  readonly shown: number;
  readonly total: number;
}

/** Filters a long list while the reader types. */
export function MemberFilter({ label, listId, onChange, query, shown, total }: MemberFilterProps) {
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
      <span role="status" className={styles.count}>
        {query !== '' && t('api-docs.filterCount', { shown, total })}
      </span>
    </div>
  );
}
