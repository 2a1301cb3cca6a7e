import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { DateFieldInPickerProps } from './fieldProps';
import { deliveryDays } from './deliveryDays';

const FORMAT = 'ddd, D MMM YYYY';

/** Offers the days of delivery instead of a calendar. */
export function AutocompleteField(props: DateFieldInPickerProps) {
  const { id, label, value = null, onChange, disabled, readOnly, InputProps } = props;

  return (
    <Autocomplete
      id={id}
      ref={InputProps?.ref}
      options={deliveryDays}
      value={value}
      onChange={(_event, day) => onChange?.(day, { validationError: null })}
      disabled={disabled}
      readOnly={readOnly}
      getOptionLabel={(day) => day.format(FORMAT)}
      isOptionEqualToValue={(day, other) => day.isSame(other, 'day')}
      sx={{ width: 280, maxWidth: '100%' }}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
