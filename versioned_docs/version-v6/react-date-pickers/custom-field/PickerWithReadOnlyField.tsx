import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { ReadOnlyField } from './ReadOnlyField';

export default function PickerWithReadOnlyField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Guided tour"
        defaultValue={dayjs('2026-03-14')}
        slots={{ field: ReadOnlyField }}
      />
    </LocalizationProvider>
  );
}
