import { useId, type ChangeEvent } from 'react';
import { BreakableName } from '@site/src/base/browser/ui/BreakableName';
import { Select, Switch, TextField } from '@site/src/base/browser/ui/fields';
import type { PlaygroundValue } from '@site/src/demos/shared/playground';
import { ColorInput } from './ColorInput';
import type { BoundControl } from './types';
import styles from './PlaygroundPanel.module.css';

interface ControlFieldProps {
  readonly control: BoundControl;
  readonly value: PlaygroundValue | undefined;
  readonly onChange: (value: PlaygroundValue) => void;
}

/** A prop: its name, its description, and a native control for its type. */
export function ControlField({ control, value, onChange }: ControlFieldProps) {
  const id = useId();
  const shared = {
    id,
    // The visible name is in pieces, between which it may break.
    'aria-label': control.name,
    'aria-describedby': control.description ? `${id}-help` : undefined,
  };
  return (
    <div className={styles.field} data-kind={control.kind} title={control.description}>
      <label className={styles.label} htmlFor={id}>
        <BreakableName name={control.name} />
      </label>
      {control.kind === 'boolean' && (
        <Switch
          {...shared}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
      {control.kind === 'enum' && (
        <Select
          {...shared}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        >
          {value === undefined && <option value="">–</option>}
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
      {control.kind === 'number' && (
        <NumberInput {...shared} control={control} value={value} onChange={onChange} />
      )}
      {control.kind === 'string' && (
        <TextField
          {...shared}
          maxLength={200}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {control.kind === 'color' && (
        <ColorInput
          {...shared}
          label={control.name}
          value={String(value ?? '#000000')}
          onChange={onChange}
        />
      )}
      {control.description && (
        <span id={`${id}-help`} hidden>
          {control.description}
        </span>
      )}
    </div>
  );
}

interface NumberInputProps extends ControlFieldProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

/** A slider with its value if the author provides bounds; otherwise, a number field. */
function NumberInput({ control, value, onChange, ...shared }: NumberInputProps) {
  const { min, max, step } = control;
  const hasBounds = min !== undefined && max !== undefined;
  const set = (event: ChangeEvent<HTMLInputElement>) => {
    if (event.target.value !== '') {
      onChange(Number(event.target.value));
    }
  };
  const input = { ...shared, min: min ?? 0, max, step, onChange: set };
  return hasBounds ? (
    <span className={styles.range}>
      <input {...input} type="range" value={Number(value ?? min)} />
      <output className={styles.number}>{value ?? '–'}</output>
    </span>
  ) : (
    <TextField {...input} type="number" value={String(value ?? '')} />
  );
}
