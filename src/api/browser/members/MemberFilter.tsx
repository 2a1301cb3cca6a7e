import type { ApiTask } from '@site/src/api/shared/apiTasks';
import { useTranslate } from '@site/src/base/browser/messages';
import { Select, TextField } from '@site/src/base/browser/ui/fields';
import { isOrder, type TaskChoice } from './memberLists';
import styles from './MemberFilter.module.css';

/** The longest query, in characters. Each of its words is compared with each name. */
const MAX_QUERY = 200;

interface MemberFilterProps {
  readonly label: string;
  /** Id of the list it filters. */
  readonly listId: string;
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** The releases to choose from, newest first. */
  readonly releases: readonly string[];
  /** The tasks to choose from; empty if the entries have none. */
  readonly tasks: readonly ApiTask[];
  readonly task: TaskChoice;
  readonly onTaskChange: (task: TaskChoice) => void;
  readonly shown: number;
  readonly total: number;
}

/**
 * Filters a long list while the reader types. Choosing a release writes it into the field, where it
 * can also be typed. Choosing a task leaves only its entries, or gives each task a list of its own.
 */
export function MemberFilter(props: MemberFilterProps) {
  const { label, listId, onChange, onTaskChange, query, releases, shown, task, tasks, total } =
    props;
  const t = useTranslate();
  const release = releases.find((one) => one === query);
  /** A release is rarely wanted, so it has no control of its own beside that of tasks. */
  const choose = (next: string) => {
    const isRelease = releases.includes(next);
    if (isRelease || release !== undefined) {
      onChange(isRelease ? next : '');
    }
    if (!isRelease) {
      onTaskChange(next as TaskChoice);
    } else if (!isOrder(task)) {
      // The control shows one choice, so nothing else may hide entries.
      onTaskChange('all');
    }
  };
  const isFiltered = query !== '' || !isOrder(task);
  return (
    <div className={styles.filter}>
      <TextField
        type="search"
        className={styles.input}
        aria-label={label}
        aria-controls={listId}
        placeholder={t('api-docs.filterPlaceholder', { count: total })}
        value={query}
        onChange={(event) => onChange(event.target.value.slice(0, MAX_QUERY))}
      />
      {tasks.length > 0 && (
        <label className={styles.task}>
          <span aria-hidden="true">
            {t(isOrder(task) && !release ? 'api-docs.taskLabel' : 'api-docs.taskOnlyLabel')}
          </span>
          <Select
            aria-label={t(
              releases.length > 0 ? 'api-docs.taskOrReleaseFilter' : 'api-docs.taskFilter',
              { filter: label },
            )}
            aria-controls={listId}
            value={release ?? task}
            onChange={(event) => choose(event.target.value)}
          >
            <optgroup label={t('api-docs.taskOrders')}>
              <option value="all">{t('api-docs.taskAll')}</option>
              <option value="alphabet">{t('api-docs.taskAlphabet')}</option>
            </optgroup>
            <optgroup label={t('api-docs.taskOnly')}>
              {tasks.map((one) => (
                <option key={one} value={one}>
                  {t(`api-docs.tasks.${one}`)}
                </option>
              ))}
            </optgroup>
            {releases.length > 0 && (
              <optgroup label={t('api-docs.taskReleases')}>
                {releases.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </optgroup>
            )}
          </Select>
        </label>
      )}
      {releases.length > 0 && tasks.length === 0 && (
        <Select
          className={styles.release}
          aria-label={t('api-docs.releaseFilter', { filter: label })}
          aria-controls={listId}
          value={release ?? ''}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('api-docs.releaseAny')}</option>
          {releases.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      )}
      <span role="status" className={styles.count}>
        {isFiltered && t('api-docs.filterCount', { shown, total })}
      </span>
    </div>
  );
}
