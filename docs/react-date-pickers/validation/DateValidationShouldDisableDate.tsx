import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const saturday = dayjs('2026-03-14T10:00');
const wednesday = dayjs('2026-03-18T16:00');

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function DateValidationShouldDisableDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <DatePicker
          label="Working day"
          defaultValue={saturday}
          shouldDisableDate={isWeekend}
          views={['year', 'month', 'day']}
        />
        <DateTimePicker
          label="Working day with a time"
          defaultValue={saturday}
          shouldDisableDate={isWeekend}
        />
        <DateRangePicker
          label="From and until a working day"
          defaultValue={[saturday, wednesday]}
          shouldDisableDate={isWeekend}
        />
        <DateTimeRangePicker
          label="Both with times"
          defaultValue={[saturday, wednesday]}
          shouldDisableDate={isWeekend}
        />
      </Stack>
    </LocalizationProvider>
  );
}
