import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function ValidationBehaviorInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateField
        label="Date of birth"
        defaultValue={dayjs('2095-03-14')}
        disableFuture
        slotProps={{ textField: { helperText: 'Typed, and in the future' } }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
