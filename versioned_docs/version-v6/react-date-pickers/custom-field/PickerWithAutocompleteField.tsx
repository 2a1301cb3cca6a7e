import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { AutocompleteField } from './AutocompleteField';
import { isDeliveryDay } from './deliveryDays';

export default function PickerWithAutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        {/* preview-start */}
        <DesktopDatePicker
          label="Delivery"
          defaultValue={dayjs('2026-03-05')}
          shouldDisableDate={(day) => !isDeliveryDay(day)}
          slots={{ field: AutocompleteField }}
        />
        {/* preview-end */}
        <Typography variant="body2" color="text.secondary">
          Mondays and Thursdays, in the next six weeks
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
