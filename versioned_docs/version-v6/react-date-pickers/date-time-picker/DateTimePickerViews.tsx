import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimePicker
          label="To the second"
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
        />
        <DateTimePicker label="To the hour" views={['year', 'month', 'day', 'hours']} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
