import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function FormPropsDatePickers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        {/* preview-start */}
        <DatePicker label="Contract end (disabled)" defaultValue={dayjs('2027-12-31')} disabled />
        <DatePicker label="Hire date (read-only)" defaultValue={dayjs('2021-09-01')} readOnly />
        <DatePicker label="First day of leave (name)" name="leaveStart" />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
