import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import { isClosed, repairSlots } from './freeDays';
import { shortcutsAbove } from './shortcutsAbove';

export default function AdvancedRangeShortcuts() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={isWide ? 2 : 1}
          referenceDate={dayjs('2026-03-16')}
          shouldDisableDate={isClosed}
          slotProps={{
            shortcuts: { items: repairSlots },
            actionBar: { actions: [] },
            layout: shortcutsAbove,
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
