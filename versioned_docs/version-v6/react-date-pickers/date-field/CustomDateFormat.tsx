import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const departure = dayjs('2026-04-17');

export default function CustomDateFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        {/* preview-start */}
        <DateField label="Dashes" defaultValue={departure} format="MM-DD-YYYY" />
        <DateField label="Month as a word" defaultValue={departure} format="LL" />
        <DateField label="Day first" defaultValue={departure} format="D MMM YYYY" />
        <DateField label="With weekday" defaultValue={departure} format="ddd, MMMM Do YYYY" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
