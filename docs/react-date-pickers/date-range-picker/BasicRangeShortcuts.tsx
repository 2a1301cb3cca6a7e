import Box from '@mui/material/Box';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import { reportPeriods } from './shortcuts';

export default function BasicRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2026-03-08'), dayjs('2026-03-14')]}
          slotProps={{ shortcuts: { items: reportPeriods }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
