// preview-start
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function BasicDateRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Arrival – departure"
        defaultValue={[dayjs('2026-07-10'), dayjs('2026-07-14')]}
        sx={{ width: 300 }}
      />
    </LocalizationProvider>
  );
}
// preview-end
