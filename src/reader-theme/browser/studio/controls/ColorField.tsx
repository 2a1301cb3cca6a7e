import { useId, useState } from 'react';
import { useTranslate } from '@site/src/base/browser/messages';
import { Button } from '@site/src/base/browser/ui/Button';
import { TextField } from '@site/src/base/browser/ui/fields';
import { IconButton } from '@site/src/base/browser/ui/IconButton';
import { CloseIcon } from '@site/src/base/browser/ui/icons/page';
import { flattenColor, normalizeColor } from '@site/src/base/shared/color';
import { isReadable, type ContrastPair } from '../model/contrast';
import { PairList } from './PairList';
import styles from './Controls.module.css';

interface ColorFieldProps {
  readonly label: string;
  /** Any color that a theme supports. */
  readonly value: string;
  /** Whether the reader chose it. */
  readonly isOwn: boolean;
  readonly pairs: readonly ContrastPair[];
  readonly onChange: (value: string) => void;
  /** Removes the reader's choice. */
  readonly onReset: () => void;
  /** Makes the pairs readable. */
  readonly onAdjust: () => void;
}

/** The color as Material UI reads it; `null` if it isn't one. Hex colors stay as they are. */
function checkColor(text: string): string | null {
  try {
    const normalized = normalizeColor(text);
    return text.startsWith('#') ? text : normalized;
  } catch {
    return null;
  }
}

/**
 * A color: the browser's picker, a text field for every notation, and the contrast of the text pairs
 * in which it appears.
 */
export function ColorField(props: ColorFieldProps) {
  const { label, value, isOwn, pairs, onChange, onReset, onAdjust } = props;
  const t = useTranslate();
  const id = useId();
  /** Text that is not a color yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const low = pairs.filter((pair) => !isReadable(pair));
  const type = (text: string) => {
    const color = checkColor(text.trim());
    setDraft(color === null ? text : null);
    if (color !== null) {
      onChange(color);
    }
  };
  return (
    <div className={styles.color}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.colorInputs}>
          {isOwn && (
            <IconButton
              className={styles.clear}
              label={t('studio.clear', { name: label })}
              onClick={() => {
                setDraft(null);
                onReset();
              }}
            >
              <CloseIcon width={14} height={14} />
            </IconButton>
          )}
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('studio.pick', { name: label })}
            value={flattenColor(value)}
            onChange={(event) => {
              setDraft(null);
              onChange(event.target.value);
            }}
          />
          <TextField
            id={id}
            dir="ltr"
            className={styles.colorText}
            spellCheck={false}
            autoComplete="off"
            maxLength={60}
            // Without spaces, the whole color fits the field.
            value={draft ?? value.replaceAll(', ', ',')}
            aria-invalid={draft !== null}
            aria-describedby={draft === null ? undefined : `${id}-error`}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(null)}
          />
        </span>
      </div>
      {draft !== null && (
        <p id={`${id}-error`} className={styles.error}>
          {t('studio.colorHint')}
        </p>
      )}
      {pairs.length > 0 && (
        <div className={styles.pairs}>
          <PairList pairs={pairs} />
          {low.length > 0 && (
            <Button
              size="small"
              className={low.some((pair) => pair.isOwn) ? styles.adjust : undefined}
              aria-label={t('studio.adjustName', { name: label })}
              onClick={onAdjust}
            >
              {t('studio.adjust')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
