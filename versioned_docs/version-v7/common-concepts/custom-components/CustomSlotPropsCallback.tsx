import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CustomSlotPropsCallback() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-03-14')}
        slotProps={{
          day: ({ day, selected }) => ({
            sx: day.day() === 0 && !selected ? { color: 'error.main' } : undefined,
          }),
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
