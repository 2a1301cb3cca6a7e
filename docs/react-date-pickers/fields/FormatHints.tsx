import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormatHints() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="Default" />
        {/* preview-start */}
        <DatePicker
          label="Placeholder"
          slotProps={{ textField: { InputLabelProps: { shrink: true } } }}
        />
        <DatePicker
          label="Helper text"
          slotProps={{ textField: { helperText: 'Format: MM/DD/YYYY' } }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
