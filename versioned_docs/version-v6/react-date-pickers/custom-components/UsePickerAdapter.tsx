import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterHeader } from './AdapterHeader';

export default function UsePickerAdapter() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DateCalendar
        defaultValue={new Date('2026-03-14T00:00')}
        slots={{ calendarHeader: AdapterHeader }}
      />
    </LocalizationProvider>
  );
}
