import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const july = dayjs('2026-07-14T10:00');

const isSummer = (month: Dayjs) => month.month() >= 5 && month.month() <= 7;

export default function DateValidationShouldDisableMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Not in summer"
          defaultValue={july}
          shouldDisableMonth={isSummer}
          views={['year', 'month', 'day']}
        />
        <DateTimePicker
          label="With a time"
          defaultValue={july}
          shouldDisableMonth={isSummer}
          views={['year', 'month', 'day', 'hours', 'minutes']}
        />
      </Stack>
    </LocalizationProvider>
  );
}
