import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const finish = dayjs('2026-04-26T14:07:39');

export default function CustomTimeFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 260 }}>
        {/* preview-start */}
        <TimeField label="24 hours" defaultValue={finish} format="HH:mm" />
        <TimeField label="12 hours" defaultValue={finish} format="hh:mm a" />
        <TimeField label="With seconds" defaultValue={finish} format="HH:mm:ss" />
        <TimeField label="With words" defaultValue={finish} format="H [h] mm [min]" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
