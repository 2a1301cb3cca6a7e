import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const longAgo = dayjs('2020-01-15T09:30');
const longAgoRange: [Dayjs, Dayjs] = [longAgo, dayjs('2020-01-19T17:00')];

export default function DateValidationDisablePast() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <DatePicker
          label="DatePicker"
          defaultValue={longAgo}
          disablePast
          views={['year', 'month', 'day']}
        />
        <TimePicker label="TimePicker" defaultValue={longAgo} disablePast />
        <DateTimePicker label="DateTimePicker" defaultValue={longAgo} disablePast />
        <DateRangePicker label="DateRangePicker" defaultValue={longAgoRange} disablePast />
        <TimeRangePicker label="TimeRangePicker" defaultValue={longAgoRange} disablePast />
        <DateTimeRangePicker label="DateTimeRangePicker" defaultValue={longAgoRange} disablePast />
      </Stack>
    </LocalizationProvider>
  );
}
