import Box from '@mui/material/Box';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import { MonthPairHeader } from './MonthPairHeader';

export default function CalendarHeaderComponentRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <DateRangeCalendar
          defaultValue={[dayjs('2026-03-14'), dayjs('2026-04-03')]}
          slots={{ calendarHeader: MonthPairHeader }}
        />
      </Box>
    </LocalizationProvider>
  );
}
