import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker label="Departure" slotProps={{ openPickerIcon: { fontSize: 'large' } }} />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
