import { useId } from 'react';
import { useTranslate } from '@site/src/features/i18n';
import styles from './DisplayBar.module.css';

interface DisplaySelectProps<Value extends string> {
  readonly label: string;
  /** `undefined`: as the page. */
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, label: string])[];
  /** What "as the page" is called. */
  readonly emptyLabel?: string;
  readonly onChange: (value: Value | undefined) => void;
}

/** One choice of the display bar: a native select, which every keyboard and phone knows. */
export function DisplaySelect<Value extends string>({
  label,
  value,
  options,
  emptyLabel,
  onChange,
}: DisplaySelectProps<Value>) {
  const id = useId();
  const t = useTranslate();
  return (
    <span className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        data-is-set={value !== undefined || undefined}
        value={value ?? ''}
        onChange={(event) =>
          onChange(options.find(([option]) => option === event.target.value)?.[0])
        }
      >
        <option value="">{emptyLabel ?? t('demo.asPage')}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
