import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function BasicDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateTimeRangePicker
        label="Rental"
        format="MMM D, HH:mm"
        ampm={false}
        defaultValue={[dayjs('2026-05-04T09:00'), dayjs('2026-05-06T18:00')]}
        sx={{ width: '100%', maxWidth: 440 }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
