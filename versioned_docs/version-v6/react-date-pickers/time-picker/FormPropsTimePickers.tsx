import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

export default function FormPropsTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        {/* preview-start */}
        <TimePicker label="Last bus (disabled)" defaultValue={dayjs('2026-03-14T23:40')} disabled />
        <TimePicker
          label="First bus (read-only)"
          defaultValue={dayjs('2026-03-14T05:10')}
          readOnly
        />
        <TimePicker label="Wake-up call (name)" name="wakeUpCall" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
