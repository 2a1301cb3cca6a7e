import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomPropsOpeningButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Harvest"
        slotProps={{
          openPickerIcon: { fontSize: 'large' },
          openPickerButton: { color: 'secondary' },
          textField: { variant: 'filled', focused: true, color: 'secondary' },
        }}
      />
    </LocalizationProvider>
  );
}
