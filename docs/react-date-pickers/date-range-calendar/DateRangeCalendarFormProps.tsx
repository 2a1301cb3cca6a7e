import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const closure: [Dayjs, Dayjs] = [dayjs('2026-08-10'), dayjs('2026-08-21')];

export default function DateRangeCalendarFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">Disabled</Typography>
          <DateRangeCalendar calendars={1} defaultValue={closure} disabled />
        </div>
        <div>
          <Typography variant="overline">Read-only</Typography>
          <DateRangeCalendar calendars={1} defaultValue={closure} readOnly />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
