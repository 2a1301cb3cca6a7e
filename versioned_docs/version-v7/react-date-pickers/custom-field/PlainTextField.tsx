import { useState } from 'react';
import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

export function PlainTextField(props: DatePickerFieldProps<Dayjs>) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, timezone, format, onChange } = internalProps;
  const { id, name, label, className, sx, InputProps } = forwardedProps;

  // What is shown when the field is empty
  const placeholder = useParsedFormat(internalProps);

  // The text, which is more than the value can hold while somebody is typing
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value?.isValid() ? value.format(format) : '');

  // Whether the value is allowed
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  const handleText = (newText: string) => {
    setDraft(newText);
    const date = newText === '' ? null : dayjs(newText, format, true);
    onChange?.(date, { validationError: getValidationErrorForNewValue(date) });
  };

  return (
    <TextField
      id={id}
      name={name}
      label={label}
      className={className}
      sx={sx}
      placeholder={placeholder}
      value={text}
      error={hasValidationError}
      onChange={(event) => handleText(event.target.value)}
      onBlur={() => setDraft(value?.isValid() ? null : draft)}
      slotProps={{ input: InputProps }}
    />
  );
}
