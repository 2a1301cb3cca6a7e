import Stack from '@mui/material/Stack';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

const counts = [
  { calendars: 1, label: 'One month' },
  { calendars: 2, label: 'Two months' },
  { calendars: 3, label: 'Three months' },
] as const;

export default function DateRangePickerCalendarProp() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {counts.map(({ calendars, label }) => (
          <DateRangePicker
            slots={{ field: SingleInputDateRangeField }}
            key={calendars}
            calendars={calendars}
            label={label}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
