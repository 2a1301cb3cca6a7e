import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const range: [Dayjs, Dayjs] = [dayjs('2026-09-21'), dayjs('2026-10-09')];
const counts = [1, 2, 3] as const;

export default function DateRangeCalendarCalendarsProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        {counts.map((calendars) => (
          <div key={calendars}>
            <Typography variant="overline">
              {calendars} {calendars === 1 ? 'month' : 'months'}
            </Typography>
            <DateRangeCalendar calendars={calendars} defaultValue={range} />
          </div>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
