import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function MultiInputFieldTextFieldProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-05-08'), dayjs('2026-08-23')]}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'Opening' : 'Last day',
            color: position === 'start' ? 'success' : 'secondary',
            focused: true,
          }),
        }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
