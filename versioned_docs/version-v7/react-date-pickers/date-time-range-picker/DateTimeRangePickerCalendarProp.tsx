import Stack from '@mui/material/Stack';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const counts = [
  { calendars: 1, label: 'One month' },
  { calendars: 2, label: 'Two months' },
  { calendars: 3, label: 'Three months' },
] as const;

export default function DateTimeRangePickerCalendarProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
        {counts.map(({ calendars, label }) => (
          <DateTimeRangePicker
            slots={{ field: SingleInputDateTimeRangeField }}
            key={calendars}
            calendars={calendars}
            label={label}
            format="MMM D, HH:mm"
            ampm={false}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
