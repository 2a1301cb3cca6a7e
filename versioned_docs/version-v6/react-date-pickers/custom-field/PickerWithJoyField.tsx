import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { DateFieldInPickerProps } from './fieldProps';
import { FormControl, FormLabel, Input } from './joyParts';
import { inputPropsOf } from './inputPropsOf';

function JoyDateField({ inputRef, ...props }: DateFieldInPickerProps) {
  const field = useDateField<Dayjs, typeof props>({ props, inputRef });

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel id={field.id && `${field.id}-label`} htmlFor={field.id}>
        {field.label}
      </FormLabel>
      <Input
        rootRef={field.InputProps?.ref}
        error={field.error}
        slotProps={{ input: { id: field.id, ...field.inputProps, ...inputPropsOf(field) } }}
        endDecorator={field.InputProps?.endAdornment}
      />
    </FormControl>
  );
}

export default function PickerWithJoyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Delivery date" slots={{ field: JoyDateField }} />
    </LocalizationProvider>
  );
}
