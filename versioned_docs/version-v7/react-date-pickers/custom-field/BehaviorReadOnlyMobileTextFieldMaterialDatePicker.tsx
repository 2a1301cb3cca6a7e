import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker, type DatePickerFieldProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { ReadOnlyField } from './ReadOnlyField';

function ReadOnlyOnMobileField(props: DatePickerFieldProps<Dayjs>) {
  return props.readOnly ? <ReadOnlyField {...props} /> : <DateField {...props} />;
}

const slots = { field: ReadOnlyOnMobileField };
const tour = dayjs('2026-03-14');

export default function BehaviorReadOnlyMobileTextFieldMaterialDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="As your device is" defaultValue={tour} slots={slots} />
        <DatePicker
          label="As if on mobile"
          defaultValue={tour}
          slots={slots}
          desktopModeMediaQuery="@media (min-width: 100000px)"
        />
      </Stack>
    </LocalizationProvider>
  );
}
