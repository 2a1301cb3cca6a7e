import IconButton from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { unstable_useDateField as useDateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { FormControl, FormLabel, Input } from './joyParts';
import { inputPropsOf } from './inputPropsOf';

function JoyDateField(props: DatePickerFieldProps) {
  const picker = usePickerContext();
  const field = useDateField<false, DatePickerFieldProps>(props);

  return (
    <FormControl ref={picker.rootRef} sx={{ width: 240 }}>
      <FormLabel id={`${props.id}-label`} htmlFor={props.id}>
        {picker.label}
      </FormLabel>
      <Input
        rootRef={picker.triggerRef}
        error={field.error}
        slotProps={{ input: { id: props.id, ...inputPropsOf(field) } }}
        endDecorator={
          <IconButton
            size="small"
            aria-label={field.openPickerAriaLabel}
            onClick={() => picker.setOpen((open) => !open)}
          >
            <CalendarIcon fontSize="small" />
          </IconButton>
        }
      />
    </FormControl>
  );
}

export default function JoyV6Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        enableAccessibleFieldDOMStructure={false}
        slots={{ field: JoyDateField }}
      />
    </LocalizationProvider>
  );
}
