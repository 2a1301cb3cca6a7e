import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const SUNDAY = 0;
const MONDAY = 1;
const stay: [Dayjs, Dayjs] = [dayjs('2026-03-15T15:00'), dayjs('2026-03-18T10:00')];

/** Guests cannot arrive on Sundays and cannot leave on Mondays. */
function isClosed(day: Dayjs, position: string) {
  return day.day() === (position === 'start' ? SUNDAY : MONDAY);
}

export default function DateRangeValidationShouldDisableDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <DateRangePicker
          slots={{ field: SingleInputDateRangeField }}
          label="Stay"
          defaultValue={stay}
          shouldDisableDate={isClosed}
        />
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Stay with times"
          defaultValue={stay}
          shouldDisableDate={isClosed}
        />
      </Stack>
    </LocalizationProvider>
  );
}
