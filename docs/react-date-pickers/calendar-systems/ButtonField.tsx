import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import type { DateTimePickerFieldProps } from '@mui/x-date-pickers/DateTimePicker';
import { usePickerAdapter, usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDateTime } from '@mui/x-date-pickers/validation';

export function ButtonField(props: DateTimePickerFieldProps) {
  const adapter = usePickerAdapter();
  const picker = usePickerContext();
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date-time');
  const ref = useForkRef(picker.triggerRef, picker.rootRef);
  const { hasValidationError } = useValidation({
    validator: validateDateTime,
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
      {picker.value === null ? '—' : adapter.formatByString(picker.value, picker.fieldFormat)}
    </Button>
  );
}
