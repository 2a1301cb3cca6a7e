import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const farAway = dayjs('2095-06-15T09:30');
const farAwayRange: [Dayjs, Dayjs] = [farAway, dayjs('2095-06-19T17:00')];

export default function DateValidationDisableFuture() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <DatePicker
          label="DatePicker"
          defaultValue={farAway}
          disableFuture
          views={['year', 'month', 'day']}
        />
        <TimePicker label="TimePicker" defaultValue={farAway} disableFuture />
        <DateTimePicker label="DateTimePicker" defaultValue={farAway} disableFuture />
        <DateRangePicker
          slots={{ field: SingleInputDateRangeField }}
          label="DateRangePicker"
          defaultValue={farAwayRange}
          disableFuture
        />
        <SingleInputTimeRangeField
          label="SingleInputTimeRangeField"
          defaultValue={farAwayRange}
          disableFuture
        />
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="DateTimeRangePicker"
          defaultValue={farAwayRange}
          disableFuture
        />
      </Stack>
    </LocalizationProvider>
  );
}
