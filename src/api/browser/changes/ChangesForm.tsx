import { useId } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { TextArea, TextField } from '@site/src/base/browser/ui/fields';
import { NO_FILTER, type ChangesFilter } from './filterChanges';
import styles from './ChangesForm.module.css';

interface ChangesFormProps {
  readonly filter: ChangesFilter;
  readonly onChange: (filter: ChangesFilter) => void;
  readonly shown: number;
  readonly total: number;
  /** Names that the reader uses and that no change affects. */
  readonly unchanged: readonly string[];
}

export function ChangesForm({ filter, onChange, shown, total, unchanged }: ChangesFormProps) {
  const t = useTranslate();
  const id = useId();
  const isFiltered = filter !== NO_FILTER;
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        <TextField
          type="search"
          className={styles.input}
          aria-label={t('api-docs.changesFilter')}
          placeholder={t('api-docs.changesFilter')}
          value={filter.query}
          onChange={(event) => onChange({ ...filter, query: event.target.value })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filter.hidesAdded}
            onChange={(event) => onChange({ ...filter, hidesAdded: event.target.checked })}
          />
          {t('api-docs.changesHideAdded')}
        </label>
      </div>
      <label htmlFor={id} className={styles.label}>
        {t('api-docs.changesOnlyMine')}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('api-docs.changesImportsHint')}
      </p>
      <TextArea
        id={id}
        className={styles.imports}
        dir="ltr"
        rows={3}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        placeholder="import { DataGrid } from '@mui/x-data-grid';"
        value={filter.imports}
        onChange={(event) => onChange({ ...filter, imports: event.target.value })}
      />
      <div role="status" className={styles.status}>
        {isFiltered && <p>{t('api-docs.changesCount', { shown, total })}</p>}
        {unchanged.length > 0 && (
          <p>{t('api-docs.changesUnchanged', { names: unchanged.join(', ') })}</p>
        )}
      </div>
    </div>
  );
}
