import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const visit = dayjs('2026-03-12T10:30');

export default function ValidationBehaviorView() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <DateCalendar
          defaultValue={visit}
          minDate={dayjs('2026-03-05')}
          maxDate={dayjs('2026-03-20')}
        />
        <TimeClock
          defaultValue={visit}
          minTime={dayjs('2026-03-12T08:00')}
          maxTime={dayjs('2026-03-12T16:00')}
          ampm={false}
        />
      </Box>
    </LocalizationProvider>
  );
}
