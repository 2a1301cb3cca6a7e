import { useMemo } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalaliV3';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import { format, newDate } from 'date-fns-jalali';
import { prefixer } from 'stylis';

const rtlCache = createCache({ key: 'jalali-rtl', stylisPlugins: [prefixer, rtlPlugin] });

const persianText = faIR.components.MuiLocalizationProvider.defaultProps.localeText;
const persian = { dir: 'rtl', lang: 'fa' };

export default function AdapterJalali() {
  const theme = useTheme();
  const rtlTheme = useMemo<Theme>(() => ({ ...theme, direction: 'rtl' }), [theme]);

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={rtlTheme}>
        <Box {...persian}>
          {/* preview-start */}
          <LocalizationProvider dateAdapter={AdapterDateFnsJalali} localeText={persianText}>
            <DateTimePicker
              label="نوبت پزشک"
              defaultValue={newDate(1405, 0, 15, 9, 30)}
              dayOfWeekFormatter={(day) => format(day, 'EEEEE')}
              slotProps={{ desktopPaper: persian, mobilePaper: persian }}
            />
          </LocalizationProvider>
          {/* preview-end */}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
