import useMediaQuery from '@mui/material/useMediaQuery';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

/** What the picker of the page opens, to be seen without a click. */
export default function DateRangePickerCalendar() {
  const isWide = useMediaQuery('(width >= 900px)', { noSsr: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
        calendars={isWide ? 2 : 1}
        sx={{ justifyContent: 'center' }}
      />
    </LocalizationProvider>
  );
}
