import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickersContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import type { Dayjs } from 'dayjs';

/** Shows the date and opens the picker; nothing can be typed. */
export function ReadOnlyField(props: DatePickerFieldProps<Dayjs>) {
  const { open, onOpen, onClose } = usePickersContext();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, timezone, format } = internalProps;
  const { id, name, label, InputProps } = forwardedProps;
  const placeholder = useParsedFormat(internalProps);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <TextField
      id={id}
      name={name}
      label={label}
      placeholder={placeholder}
      value={value?.format(format) ?? ''}
      error={hasValidationError}
      focused={open || undefined}
      onClick={open ? onClose : onOpen}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          onOpen(event);
        }
      }}
      slotProps={{
        htmlInput: { 'aria-haspopup': 'dialog', 'aria-expanded': open, role: 'combobox' },
        input: {
          ref: InputProps?.ref,
          readOnly: true,
          endAdornment: <CalendarIcon color="action" />,
          sx: { cursor: 'pointer', '& *': { cursor: 'inherit' } },
        },
      }}
    />
  );
}
