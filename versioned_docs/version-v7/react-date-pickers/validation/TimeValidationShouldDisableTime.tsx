import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimePicker, type TimePickerProps } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const lunch = dayjs('2026-03-16T12:20');

const isLunchHour: TimePickerProps<Dayjs>['shouldDisableTime'] = (time, view) =>
  view === 'hours' && time.hour() === 12;

export default function TimeValidationShouldDisableTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <TimePicker label="Not at lunch" defaultValue={lunch} shouldDisableTime={isLunchHour} />
        <DateTimePicker label="With a date" defaultValue={lunch} shouldDisableTime={isLunchHour} />
        <SingleInputTimeRangeField
          label="Range"
          defaultValue={[lunch, lunch.add(3, 'hour')]}
          shouldDisableTime={isLunchHour}
        />
        <DateTimeRangePicker
          slots={{ field: SingleInputDateTimeRangeField }}
          label="Range with dates"
          defaultValue={[lunch, lunch.add(1, 'day').add(3, 'hour')]}
          shouldDisableTime={isLunchHour}
        />
      </Stack>
    </LocalizationProvider>
  );
}
