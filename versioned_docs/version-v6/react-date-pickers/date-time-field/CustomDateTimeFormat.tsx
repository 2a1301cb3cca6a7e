import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const launch = dayjs('2026-04-17T15:30:45');

export default function CustomDateTimeFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        {/* preview-start */}
        <DateTimeField label="As the locale says" defaultValue={launch} format="L hh:mm a" />
        <DateTimeField label="Sorted by size" defaultValue={launch} format="YYYY-MM-DD HH:mm:ss" />
        <DateTimeField
          label="As one says it"
          defaultValue={launch}
          format="D MMMM YYYY [at] h:mm A"
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
