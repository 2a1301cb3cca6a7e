import { useState } from 'react';
import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';
import { applyMask } from './applyMask';

const MASK = '99/99/9999';
const FORMAT = 'MM/DD/YYYY';

const textOf = (value: Dayjs | null) => (value?.isValid() ? value.format(FORMAT) : '');

export function MaskedField(props: DatePickerFieldProps<Dayjs>) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, timezone, onChange } = internalProps;
  const { id, label, InputProps } = forwardedProps;
  const placeholder = useParsedFormat(internalProps);
  const [draft, setDraft] = useState<string | null>(null);
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const handleText = (text: string) => {
    const masked = applyMask(text, MASK);
    setDraft(masked);
    const date = masked.length === MASK.length ? dayjs(masked, FORMAT, true) : null;
    onChange?.(date, { validationError: getValidationErrorForNewValue(date) });
  };

  return (
    <TextField
      id={id}
      label={label}
      placeholder={placeholder}
      value={draft ?? textOf(value)}
      error={hasValidationError}
      onChange={(event) => handleText(event.target.value)}
      onBlur={() => value !== null && setDraft(null)}
      slotProps={{ htmlInput: { inputMode: 'numeric' }, input: InputProps }}
    />
  );
}
