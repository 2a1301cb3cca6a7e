import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const readingDay = dayjs('2026-03-14');

export default function DateCalendarFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">Disabled</Typography>
          <DateCalendar defaultValue={readingDay} disabled />
        </div>
        <div>
          <Typography variant="overline">Read-only</Typography>
          <DateCalendar defaultValue={readingDay} readOnly />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
