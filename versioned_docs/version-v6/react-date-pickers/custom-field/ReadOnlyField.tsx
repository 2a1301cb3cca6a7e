import TextField from '@mui/material/TextField';
import type { DateFieldInPickerProps } from './fieldProps';

/** Shows the date and the button that opens the picker; nothing can be typed. */
export function ReadOnlyField(props: DateFieldInPickerProps) {
  const { id, name, label, value, disabled, InputProps, inputProps, inputRef } = props;

  return (
    <TextField
      id={id}
      name={name}
      label={label}
      value={value?.isValid() ? value.format('D MMM YYYY') : ''}
      disabled={disabled}
      inputRef={inputRef}
      inputProps={{ ...inputProps, readOnly: true }}
      InputProps={InputProps}
    />
  );
}
