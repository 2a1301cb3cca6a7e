import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        {/* preview-start */}
        <TimePicker label="Full hour" views={['hours']} />
        <TimePicker
          label="Lap: minutes and seconds"
          views={['minutes', 'seconds']}
          format="mm:ss"
        />
        <TimePicker label="Finish: all three" views={['hours', 'minutes', 'seconds']} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
