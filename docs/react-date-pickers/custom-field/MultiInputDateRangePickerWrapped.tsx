import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import {
  MultiInputDateRangeField,
  type MultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

function RoomyRangeField(props: MultiInputDateRangeFieldProps<true>) {
  return <MultiInputDateRangeField spacing={4} {...props} />;
}

// Tells the picker that the popup opens from the inputs instead of from a button.
RoomyRangeField.fieldType = 'multi-input';

export default function MultiInputDateRangePickerWrapped() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker slots={{ field: RoomyRangeField }} sx={{ maxWidth: '100%' }} />
    </LocalizationProvider>
  );
}
