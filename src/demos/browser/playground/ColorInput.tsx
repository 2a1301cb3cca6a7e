import { useState } from 'react';
import { TextField } from '@site/src/base/browser/ui/fields';
import { isHexColor } from './playgroundValues';
import styles from './PlaygroundPanel.module.css';

interface ColorInputProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  /** The name of the prop. */
  readonly label: string;
  /** `#rrggbb`. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * The browser's color picker, and a text field for readers who know the value or don't use a
 * pointer.
 */
export function ColorInput({ label, value, onChange, ...shared }: ColorInputProps) {
  /** Text that is not a color yet. */
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <span className={styles.colors}>
      <input
        type="color"
        aria-label={label}
        className={styles.color}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField
        {...shared}
        maxLength={7}
        spellCheck={false}
        className={styles.hex}
        aria-invalid={draft !== null}
        value={draft ?? value}
        onBlur={() => setDraft(null)}
        onChange={(event) => {
          const text = event.target.value;
          if (isHexColor(text)) {
            setDraft(null);
            onChange(text);
          } else {
            setDraft(text);
          }
        }}
      />
    </span>
  );
}
