import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export interface SelectFieldProps<Option extends string> {
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (value: Option) => void;
}

/** A select whose value is one of the given options. */
export function SelectField<Option extends string>(props: SelectFieldProps<Option>) {
  return (
    <TextField
      select
      size="small"
      label={props.label}
      value={props.value}
      sx={{ minWidth: 160, alignSelf: 'flex-start' }}
      onChange={(event) => {
        const chosen = props.options.find((option) => option === event.target.value);
        if (chosen !== undefined) props.onChange(chosen);
      }}
    >
      {props.options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
