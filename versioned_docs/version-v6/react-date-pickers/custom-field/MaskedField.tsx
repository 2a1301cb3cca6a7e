import { createContext, useContext, useState } from 'react';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import { applyMask } from './applyMask';
import type { DateFieldInPickerProps } from './fieldProps';

const MASK = '99/99/9999';
const FORMAT = 'MM/DD/YYYY';

/** Whether the picker around the field finds its value invalid. */
export const HasError = createContext(false);

const textOf = (value: Dayjs | null) => (value?.isValid() ? value.format(FORMAT) : '');

export function MaskedField(props: DateFieldInPickerProps) {
  const { id, label, value = null, onChange, disabled, InputProps, inputRef } = props;
  const hasError = useContext(HasError);
  const [draft, setDraft] = useState<string | null>(null);

  const handleText = (text: string) => {
    const masked = applyMask(text, MASK);
    setDraft(masked);
    const date = masked.length === MASK.length ? dayjs(masked, FORMAT, true) : null;
    onChange?.(date, { validationError: null });
  };

  return (
    <TextField
      id={id}
      label={label}
      placeholder={FORMAT}
      disabled={disabled}
      value={draft ?? textOf(value)}
      error={hasError}
      inputRef={inputRef}
      onChange={(event) => handleText(event.target.value)}
      onBlur={() => value?.isValid() && setDraft(null)}
      inputProps={{ inputMode: 'numeric' }}
      InputProps={InputProps}
    />
  );
}
