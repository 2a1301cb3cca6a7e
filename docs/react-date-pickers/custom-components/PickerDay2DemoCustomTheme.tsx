import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import type {} from '@mui/x-date-pickers-pro/themeAugmentation';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const squareDays: Theme['components'] = {
  MuiDateRangePickerDay2: {
    styleOverrides: {
      root: {
        borderRadius: 4,
        '&::before, &::after': { borderRadius: 4 },
      },
    },
  },
};

export default function PickerDay2DemoCustomTheme() {
  const theme = useTheme();
  const squareTheme = useMemo(
    () => ({ ...theme, components: { ...theme.components, ...squareDays } }),
    [theme],
  );

  return (
    <ThemeProvider theme={squareTheme}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
          <StaticDateRangePicker
            displayStaticWrapperAs="desktop"
            calendars={1}
            showDaysOutsideCurrentMonth
            defaultValue={[dayjs('2026-03-10'), dayjs('2026-03-18')]}
            slots={{ day: DateRangePickerDay2 }}
            slotProps={{ actionBar: { actions: [] } }}
          />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
