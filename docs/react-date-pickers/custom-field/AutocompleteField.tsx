import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext, useSplitFieldProps } from '@mui/x-date-pickers/hooks';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';
import type { Dayjs } from 'dayjs';
import { deliveryDays } from './deliveryDays';

const FORMAT = 'ddd, D MMM YYYY';

export function AutocompleteField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const { internalProps } = useSplitFieldProps(props, 'date');
  const { hasValidationError } = useValidation({
    validator: validateDate,
    value: picker.value,
    timezone: picker.timezone,
    props: internalProps,
  });
  const value: Dayjs | null = picker.value;

  return (
    <Autocomplete
      ref={picker.rootRef}
      options={deliveryDays}
      value={value}
      onChange={(_event, day) =>
        picker.setValue(day, { changeImportance: 'accept', shouldClose: false })
      }
      getOptionLabel={(day) => day.format(FORMAT)}
      getOptionKey={(day) => day.valueOf()}
      isOptionEqualToValue={(day, other) => day.isSame(other, 'day')}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={(params) => (
        <TextField
          {...params}
          ref={picker.triggerRef}
          label={picker.label}
          error={hasValidationError}
        />
      )}
    />
  );
}
