import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { ReadOnlyField } from './ReadOnlyField';

export default function BehaviorReadOnlyTextFieldMaterialDatePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Guided tour"
        defaultValue={dayjs('2026-03-14')}
        slots={{ field: ReadOnlyField }}
      />
    </LocalizationProvider>
  );
}
