import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function BasicDateRangeCalendar() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangeCalendar
        defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
        calendars={isWide ? 2 : 1}
        sx={{ justifyContent: 'center' }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
