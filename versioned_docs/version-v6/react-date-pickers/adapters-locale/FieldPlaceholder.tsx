import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const germanText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function FieldPlaceholder() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateField label="Default" InputLabelProps={{ shrink: true }} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} localeText={germanText}>
        <DateField label="German" InputLabelProps={{ shrink: true }} />
      </LocalizationProvider>
      <LocalizationProvider
        dateAdapter={AdapterDayjs}
        localeText={{ fieldMonthPlaceholder: () => 'month', fieldDayPlaceholder: () => 'day' }}
      >
        <DateField label="In your words" InputLabelProps={{ shrink: true }} />
      </LocalizationProvider>
    </Stack>
  );
}
