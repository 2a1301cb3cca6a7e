import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomSlotAndSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Departure"
        slots={{ openPickerIcon: FlightTakeoffIcon }}
        slotProps={{ openPickerIcon: { color: 'primary' } }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
