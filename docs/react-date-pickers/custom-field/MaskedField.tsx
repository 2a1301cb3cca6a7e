import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';
import { applyMask } from './applyMask';

const MASK = '99/99/9999';
const FORMAT = 'MM/DD/YYYY';

const textOf = (value: Dayjs | null) => (value?.isValid() ? value.format(FORMAT) : '');

export function MaskedField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const placeholder = useParsedFormat();
  const { internalProps } = useSplitFieldProps(props, 'date');
  const value: Dayjs | null = picker.value;
  const [draft, setDraft] = useState<string | null>(null);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone: picker.timezone,
    props: internalProps,
  });

  const handleText = (text: string) => {
    const masked = applyMask(text, MASK);
    setDraft(masked);
    const date = masked.length === MASK.length ? dayjs(masked, FORMAT, true) : null;
    picker.setValue(date, { changeImportance: 'accept', shouldClose: false });
  };

  return (
    <TextField
      ref={picker.rootRef}
      label={picker.label}
      placeholder={placeholder}
      value={draft ?? textOf(value)}
      error={hasValidationError}
      onChange={(event) => handleText(event.target.value)}
      onBlur={() => value !== null && setDraft(null)}
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: {
          ref: picker.triggerRef,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label="Choose date" onClick={() => picker.setOpen(true)}>
                <CalendarIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
