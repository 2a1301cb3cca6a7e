import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const checkIn = dayjs('2026-08-01');

export default function ResponsivePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="What your device prefers" defaultValue={checkIn} />
        <DesktopDatePicker label="Always in a popper" defaultValue={checkIn} />
        <MobileDatePicker label="Always in a dialog" defaultValue={checkIn} />
      </Stack>
    </LocalizationProvider>
  );
}
