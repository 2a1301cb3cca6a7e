import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function BasicDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        localeText={{ start: 'Pick up', end: 'Bring back' }}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', sm: 'row' } },
          fieldSeparator: { sx: { display: { xs: 'none', sm: 'block' } } },
        }}
        sx={{ width: '100%', maxWidth: 552 }}
      />
    </LocalizationProvider>
  );
}
