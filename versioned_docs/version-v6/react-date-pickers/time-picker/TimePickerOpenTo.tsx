import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

export default function TimePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <MobileTimePicker label="Opens on minutes" openTo="minutes" />
        <MobileTimePicker
          label="Opens on seconds"
          views={['minutes', 'seconds']}
          openTo="seconds"
          format="mm:ss"
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
