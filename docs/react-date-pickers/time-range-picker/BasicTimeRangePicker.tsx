// preview-start
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

export default function BasicTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Opening hours"
        defaultValue={[dayjs('2026-05-04T09:00'), dayjs('2026-05-04T17:30')]}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
// preview-end
