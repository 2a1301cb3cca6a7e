import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerYearsOrder() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Year of construction"
        views={['year']}
        openTo="year"
        yearsOrder="desc"
        maxDate={dayjs('2026-12-31')}
        sx={{ minWidth: 240 }}
      />
    </LocalizationProvider>
  );
}
