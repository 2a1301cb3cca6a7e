import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import type { Dayjs } from 'dayjs';
import { deliveryDays } from './deliveryDays';

const FORMAT = 'ddd, D MMM YYYY';

export function AutocompleteField(props: DatePickerFieldProps<Dayjs>) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, timezone, onChange } = internalProps;
  const { id, label, InputProps } = forwardedProps;
  const { hasValidationError, getValidationErrorForNewValue } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <Autocomplete
      id={id}
      ref={InputProps?.ref}
      options={deliveryDays}
      value={value}
      onChange={(_event, day) =>
        onChange?.(day, { validationError: getValidationErrorForNewValue(day) })
      }
      getOptionLabel={(day) => day.format(FORMAT)}
      getOptionKey={(day) => day.valueOf()}
      isOptionEqualToValue={(day, other) => day.isSame(other, 'day')}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label={label} error={hasValidationError} />}
    />
  );
}
