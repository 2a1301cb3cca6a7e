import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HelperText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport valid until"
        slotProps={{
          textField: { helperText: 'Month, day, year. Printed on the photo page.' },
        }}
      />
    </LocalizationProvider>
  );
}
