import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormPropsDateTimePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimePicker
          label="Registration closes (disabled)"
          defaultValue={dayjs('2026-03-31T23:55')}
          disabled
        />
        <DateTimePicker
          label="Keynote (read-only)"
          defaultValue={dayjs('2026-06-18T09:30')}
          readOnly
        />
        <DateTimePicker label="Your talk (name)" name="talkStartsAt" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
