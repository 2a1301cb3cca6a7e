import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        {/* preview-start */}
        <DatePicker label="Vintage: year" views={['year']} />
        <DatePicker label="Card expiry: year and month" views={['year', 'month']} />
        <DatePicker label="Birthday: year, month and day" views={['year', 'month', 'day']} />
        <DatePicker label="This month: day" views={['day']} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
