import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

/** What the picker of the page opens, to be seen without a click. */
export default function DatePickerCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar sx={{ maxWidth: '100%' }} defaultValue={dayjs('2026-05-22')} />
    </LocalizationProvider>
  );
}
