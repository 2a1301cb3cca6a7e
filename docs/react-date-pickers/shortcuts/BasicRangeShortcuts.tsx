import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import { periods } from './periods';
import { shortcutsAbove } from './shortcutsAbove';

export default function BasicRangeShortcuts() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={isWide ? 2 : 1}
          defaultValue={[dayjs('2026-02-13'), dayjs('2026-03-14')]}
          slotProps={{
            shortcuts: { items: periods },
            actionBar: { actions: [] },
            layout: shortcutsAbove,
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
