import { useId } from 'react';
import IconButton from '@mui/material/IconButton';
import {
  DateRangePicker,
  type DateRangePickerFieldProps,
} from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useSingleInputDateRangeField as useSingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { DateRangeIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { FormControl, FormLabel, Input } from './joyParts';
import { inputPropsOf } from './inputPropsOf';

function JoyRangeField(props: DateRangePickerFieldProps) {
  const id = useId();
  const picker = usePickerContext();
  const field = useSingleInputDateRangeField<false, DateRangePickerFieldProps>(props);

  return (
    <FormControl ref={picker.rootRef} sx={{ width: 310, maxWidth: '100%' }}>
      <FormLabel htmlFor={id}>{picker.label}</FormLabel>
      <Input
        rootRef={picker.triggerRef}
        error={field.error}
        slotProps={{ input: { id, ...inputPropsOf(field) } }}
        endDecorator={
          <IconButton
            size="small"
            aria-label={field.openPickerAriaLabel}
            onClick={() => picker.setOpen((open) => !open)}
          >
            <DateRangeIcon fontSize="small" />
          </IconButton>
        }
      />
    </FormControl>
  );
}

JoyRangeField.fieldType = 'single-input';

export default function JoyV6SingleInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        enableAccessibleFieldDOMStructure={false}
        slots={{ field: JoyRangeField }}
      />
    </LocalizationProvider>
  );
}
