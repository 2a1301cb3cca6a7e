import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MultiInputFieldSeparatorSlotProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateRangePicker
        slotProps={{
          textField: { size: 'small' },
          fieldSeparator: { children: 'until', color: 'primary', sx: { alignSelf: 'center' } },
        }}
        sx={{ maxWidth: '100%' }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
