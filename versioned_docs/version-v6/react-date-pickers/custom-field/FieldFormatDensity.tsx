import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const published = dayjs('2026-04-17');

export default function FieldFormatDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DateField label="Dense" defaultValue={published} />
        <DateField label="Spacious" defaultValue={published} formatDensity="spacious" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
