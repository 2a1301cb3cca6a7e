import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DatePicker label="Date of birth" views={['year', 'month', 'day']} openTo="year" />
        <DatePicker label="Season opening" views={['year', 'month', 'day']} openTo="month" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
