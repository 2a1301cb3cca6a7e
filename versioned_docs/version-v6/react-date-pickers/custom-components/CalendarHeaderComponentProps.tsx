import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CalendarHeaderComponentProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-03-14')}
        slotProps={{
          calendarHeader: {
            sx: { border: 1, borderColor: 'primary.main', borderRadius: 2, mx: 2, py: 0.5 },
          },
        }}
      />
    </LocalizationProvider>
  );
}
