import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickersContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs, { type Dayjs } from 'dayjs';

function ButtonField(props: DatePickerFieldProps<Dayjs>) {
  const { open, onOpen, onClose } = usePickersContext();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, timezone, format } = internalProps;
  const { id, label, InputProps } = forwardedProps;
  const placeholder = useParsedFormat(internalProps);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Button
      id={id}
      ref={InputProps?.ref}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      onClick={open ? onClose : onOpen}
    >
      <span id={`${id}-label`}>{label}</span>: {value?.format(format) ?? placeholder}
    </Button>
  );
}

export default function BehaviorButtonMaterialDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Show flights on"
        defaultValue={dayjs('2026-03-14')}
        slots={{ field: ButtonField }}
      />
    </LocalizationProvider>
  );
}
