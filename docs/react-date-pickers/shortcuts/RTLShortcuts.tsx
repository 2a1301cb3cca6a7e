import { useMemo } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';
import { prefixer } from 'stylis';
import { holidays } from './holidays';
import { shortcutsAbove } from './shortcutsAbove';

const rtlCache = createCache({ key: 'shortcuts-rtl', stylisPlugins: [prefixer, rtlPlugin] });

export default function RTLShortcuts() {
  const theme = useTheme();
  const rtlTheme = useMemo<Theme>(() => ({ ...theme, direction: 'rtl' }), [theme]);

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={rtlTheme}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <Box dir="rtl" sx={{ maxWidth: '100%', overflowX: 'auto' }}>
            <StaticDatePicker
              displayStaticWrapperAs="desktop"
              defaultValue={dayjs('2026-05-01')}
              slotProps={{
                shortcuts: { items: holidays },
                actionBar: { actions: [] },
                layout: shortcutsAbove,
              }}
            />
          </Box>
        </LocalizationProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
