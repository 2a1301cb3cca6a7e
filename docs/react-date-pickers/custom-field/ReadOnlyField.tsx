import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

/** Shows the date and opens the picker; nothing can be typed. */
export function ReadOnlyField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const placeholder = useParsedFormat();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  return (
    <TextField
      id={forwardedProps.id}
      ref={picker.rootRef}
      name={picker.name}
      label={picker.label}
      placeholder={placeholder}
      value={picker.value?.format(picker.fieldFormat) ?? ''}
      error={hasValidationError}
      focused={picker.open || undefined}
      onClick={() => picker.setOpen((open) => !open)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          picker.setOpen(true);
        }
      }}
      slotProps={{
        htmlInput: { 'aria-haspopup': 'dialog', 'aria-expanded': picker.open, role: 'combobox' },
        input: {
          ref: picker.triggerRef,
          readOnly: true,
          endAdornment: <CalendarIcon color="action" />,
          sx: { cursor: 'pointer', '& *': { cursor: 'inherit' } },
        },
      }}
    />
  );
}
