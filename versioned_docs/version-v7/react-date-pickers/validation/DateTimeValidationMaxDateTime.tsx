import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const deadline = dayjs('2026-03-16T13:00');

export default function DateTimeValidationMaxDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <DateTimePicker
          label="Not after Monday, 13:00"
          defaultValue={dayjs('2026-03-16T15:30')}
          maxDateTime={deadline}
        />
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Range"
          defaultValue={[dayjs('2026-03-15T09:30'), dayjs('2026-03-16T15:30')]}
          maxDateTime={deadline}
        />
      </Stack>
    </LocalizationProvider>
  );
}
