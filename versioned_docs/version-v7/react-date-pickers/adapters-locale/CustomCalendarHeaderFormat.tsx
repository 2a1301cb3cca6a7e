import Box from '@mui/material/Box';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const slotProps = { calendarHeader: { format: 'MM/YYYY' } };

export default function CustomCalendarHeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <DateCalendar defaultValue={dayjs('2026-03-14')} slotProps={slotProps} />
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-03-14'), dayjs('2026-03-18')]}
          slotProps={slotProps}
        />
      </Box>
    </LocalizationProvider>
  );
}
