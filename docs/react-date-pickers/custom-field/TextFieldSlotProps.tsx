// preview-start
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function TextFieldSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Moving day"
        defaultValue={dayjs('2026-07-03')}
        slotProps={{ textField: { variant: 'filled', size: 'small', helperText: 'Weekdays only' } }}
      />
    </LocalizationProvider>
  );
}
// preview-end
