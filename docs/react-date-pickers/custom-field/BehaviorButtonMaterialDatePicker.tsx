import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useParsedFormat, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import dayjs from 'dayjs';

function ButtonField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const format = useParsedFormat();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });

  return (
    <Button
      id={forwardedProps.id}
      ref={ref}
      variant="outlined"
      color={hasValidationError ? 'error' : 'primary'}
      onClick={() => picker.setOpen((open) => !open)}
    >
      <span id={`${forwardedProps.id}-label`}>{picker.label}</span>:{' '}
      {picker.value?.format(picker.fieldFormat) ?? format}
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
