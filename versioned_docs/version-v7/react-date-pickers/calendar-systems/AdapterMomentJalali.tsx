import { useMemo } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { AdapterMomentJalaali } from '@mui/x-date-pickers/AdapterMomentJalaali';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { faIR } from '@mui/x-date-pickers/locales';
import moment from 'moment-jalaali';
import { prefixer } from 'stylis';

const rtlCache = createCache({ key: 'moment-jalali-rtl', stylisPlugins: [prefixer, rtlPlugin] });

const persianText = faIR.components.MuiLocalizationProvider.defaultProps.localeText;
const persian = { dir: 'rtl', lang: 'fa' };

moment.loadPersian({ dialect: 'persian-modern' });
// Loading a locale also makes it the global one.
moment.locale('en');

export default function AdapterMomentJalali() {
  const theme = useTheme();
  const rtlTheme = useMemo<Theme>(() => ({ ...theme, direction: 'rtl' }), [theme]);

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={rtlTheme}>
        <Box {...persian}>
          {/* preview-start */}
          <LocalizationProvider
            dateAdapter={AdapterMomentJalaali}
            dateFormats={{ fullDate: 'jD jMMMM jYYYY' }}
            localeText={persianText}
          >
            <DateTimePicker
              label="زمان پرواز"
              defaultValue={moment('1405/01/15 09:30', 'jYYYY/jMM/jDD HH:mm')}
              slotProps={{ desktopPaper: persian, mobilePaper: persian }}
            />
          </LocalizationProvider>
          {/* preview-end */}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
