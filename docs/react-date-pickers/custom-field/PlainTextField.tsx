import { useState } from 'react';
import TextField from '@mui/material/TextField';
import { useForkRef } from '@mui/material/utils';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

export function PlainTextField(props: DatePickerFieldProps) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const picker = usePickerContext();
  const ref = useForkRef(picker.triggerRef, picker.rootRef);

  // What is shown when the field is empty
  const placeholder = useParsedFormat();

  // The text, which is more than the value can hold while somebody is typing
  const value: Dayjs | null = picker.value;
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value?.isValid() ? value.format(picker.fieldFormat) : '');

  // Whether the value is allowed
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone: picker.timezone,
    props: internalProps,
  });

  const handleText = (newText: string) => {
    setDraft(newText);
    const date = newText === '' ? null : dayjs(newText, picker.fieldFormat, true);
    picker.setValue(date, { changeImportance: 'accept', shouldClose: false });
  };

  return (
    <TextField
      id={forwardedProps.id}
      ref={ref}
      name={picker.name}
      label={picker.label}
      className={picker.rootClassName}
      sx={picker.rootSx}
      placeholder={placeholder}
      value={text}
      error={hasValidationError}
      onChange={(event) => handleText(event.target.value)}
      onBlur={() => setDraft(value?.isValid() ? null : draft)}
    />
  );
}
