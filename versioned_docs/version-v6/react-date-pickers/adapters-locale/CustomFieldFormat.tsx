import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const release = dayjs('2026-04-17');

export default function CustomFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        {/* preview-start */}
        <DateField label="In a field" defaultValue={release} format="DD MMMM YYYY" />
        <DatePicker label="In a picker" defaultValue={release} format="YYYY-MM-DD" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
