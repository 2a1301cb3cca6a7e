import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomSlotPropsCallback() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DatePicker
        label="Departure"
        slotProps={{
          openPickerButton: (ownerState) => ({
            color: ownerState.isPickerOpen ? 'secondary' : 'primary',
          }),
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
