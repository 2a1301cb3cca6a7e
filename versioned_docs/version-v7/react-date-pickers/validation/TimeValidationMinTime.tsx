import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const opens = dayjs('2026-01-01T08:00');

export default function TimeValidationMinTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <TimePicker
          label="Not before 8:00"
          defaultValue={dayjs('2026-03-14T06:45')}
          minTime={opens}
        />
        <DateTimePicker
          label="On every day"
          defaultValue={dayjs('2026-03-14T06:45')}
          minTime={opens}
        />
        <SingleInputTimeRangeField
          label="Range"
          defaultValue={[dayjs('2026-03-14T06:45'), dayjs('2026-03-14T12:00')]}
          minTime={opens}
        />
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Range on every day"
          defaultValue={[dayjs('2026-03-14T06:45'), dayjs('2026-03-15T12:00')]}
          minTime={opens}
        />
      </Stack>
    </LocalizationProvider>
  );
}
