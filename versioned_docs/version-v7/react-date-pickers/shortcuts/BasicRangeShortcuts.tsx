import Box from '@mui/material/Box';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import { periods } from './periods';

export default function BasicRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          defaultValue={[dayjs('2026-02-13'), dayjs('2026-03-14')]}
          slotProps={{ shortcuts: { items: periods }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
