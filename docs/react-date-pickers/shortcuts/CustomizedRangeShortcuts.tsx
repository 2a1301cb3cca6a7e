import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';
import { PeriodShortcuts } from './PeriodShortcuts';
import { periods } from './periods';

export default function CustomizedRangeShortcuts() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'), { noSsr: true });
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={isWide ? 2 : 1}
          defaultValue={[dayjs('2026-02-13'), dayjs('2026-03-14')]}
          slots={{ shortcuts: PeriodShortcuts }}
          slotProps={{
            shortcuts: { items: periods },
            toolbar: { hidden: true },
            actionBar: { actions: [] },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
