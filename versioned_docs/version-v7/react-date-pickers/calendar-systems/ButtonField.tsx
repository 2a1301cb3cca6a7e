import Button from '@mui/material/Button';
import type { DateTimePickerFieldProps } from '@mui/x-date-pickers/DateTimePicker';
import { usePickersContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDateTime } from '@mui/x-date-pickers/validation';
import type { Moment } from 'moment';

export function ButtonField(props: DateTimePickerFieldProps<Moment>) {
  const { open, onOpen, onClose } = usePickersContext();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date-time');
  const { value = null, timezone, format } = internalProps;
  const { id, label, InputProps } = forwardedProps;
  const { hasValidationError } = useValidation({
    validator: validateDateTime,
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
      <span id={`${id}-label`}>{label}</span>:{' '}
      {value === null ? '—' : value.clone().locale('ar-sa').format(format)}
    </Button>
  );
}
