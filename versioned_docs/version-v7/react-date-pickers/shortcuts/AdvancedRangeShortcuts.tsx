import Box from '@mui/material/Box';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import { isClosed, repairSlots } from './freeDays';

export default function AdvancedRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          referenceDate={dayjs('2026-03-16')}
          shouldDisableDate={isClosed}
          slotProps={{ shortcuts: { items: repairSlots }, actionBar: { actions: [] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
