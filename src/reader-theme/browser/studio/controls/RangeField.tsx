import { useId, type ChangeEvent } from 'react';
import { TextField } from '@site/src/base/browser/ui/fields';
import styles from './Controls.module.css';

interface RangeFieldProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** `null` for a value that is no number. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

/** A number in px: a slider, and a field for an exact one. */
export function RangeField({ label, min, max, value, onChange }: RangeFieldProps) {
  const id = useId();
  const set = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = Number(target.value);
    if (target.value !== '' && next >= min && next <= max) {
      onChange(next);
    }
  };
  return (
    <div className={styles.range}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={min}
        max={max}
        value={value ?? min}
        onChange={set}
      />
      <span className={styles.number}>
        <TextField
          type="number"
          aria-label={`${label} (px)`}
          min={min}
          max={max}
          value={value ?? ''}
          onChange={set}
        />
        <span aria-hidden="true">px</span>
      </span>
    </div>
  );
}
