import { useId } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Select } from '@site/src/base/browser/ui/fields';
import styles from './DisplayBar.module.css';

interface DisplaySelectProps<Value extends string> {
  readonly label: string;
  /** `undefined` follows the page. */
  readonly value: Value | undefined;
  readonly options: readonly (readonly [value: Value, label: string])[];
  /** The label of the option that follows the page. */
  readonly emptyLabel?: string;
  readonly onChange: (value: Value | undefined) => void;
}

/** A select of the display bar with its label. */
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
      <Select
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
      </Select>
    </span>
  );
}
