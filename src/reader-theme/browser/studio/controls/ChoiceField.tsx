import { useId } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { ChoiceGroup } from '@site/src/base/browser/ui/ChoiceGroup';
import { Select, Switch } from '@site/src/base/browser/ui/fields';
import { Field } from './Field';
import styles from './Controls.module.css';

interface ChoiceFieldProps {
  readonly label: string;
  /** The ids and texts of the options. */
  readonly options: readonly { readonly id: string; readonly text: string }[];
  /** `null` if the reader's own values match none. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
}

/** With more options than this, it is a list. */
const MAX_BUTTONS = 3;

/** A choice: a switch for off and on, buttons for a few options, or else a list. */
export function ChoiceField({ label, options, value, onChange }: ChoiceFieldProps) {
  const t = useTranslate();
  const id = useId();
  if (options.length === 2 && options[0]?.id === 'off') {
    return (
      <Field label={label} id={id}>
        <Switch
          id={id}
          checked={value === 'on'}
          onChange={(event) => onChange(event.target.checked ? 'on' : 'off')}
        />
      </Field>
    );
  }
  if (options.length <= MAX_BUTTONS) {
    return (
      <ChoiceGroup
        label={label}
        value={value}
        onChange={onChange}
        category="theme-studio"
        options={options.map((option) => ({ value: option.id, label: option.text }))}
      />
    );
  }
  return (
    <Field label={label} id={id}>
      <Select
        id={id}
        className={styles.select}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      >
        {value === null && <option value="">{t('studio.custom')}</option>}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
