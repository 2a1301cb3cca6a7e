import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const landing = dayjs('2026-03-14T14:35');

export default function SingleDateFieldExamples() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        {/* preview-start */}
        <DateField label="DateField" defaultValue={landing} />
        <TimeField label="TimeField" defaultValue={landing} />
        <DateTimeField label="DateTimeField" defaultValue={landing} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
