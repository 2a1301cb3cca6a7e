import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { MenuActionBar } from './MenuActionBar';

export default function ActionBarComponent() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-03-14')}
        slots={{ actionBar: MenuActionBar }}
        slotProps={{ actionBar: { actions: ['cancel', 'clear', 'today'] } }}
      />
    </LocalizationProvider>
  );
}
