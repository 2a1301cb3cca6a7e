import HighlightOffIcon from '@mui/icons-material/HighlightOff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CustomizeClearIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Reminder"
        defaultValue={dayjs('2026-04-02')}
        slots={{ clearIcon: HighlightOffIcon }}
        slotProps={{ field: { clearable: true } }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
