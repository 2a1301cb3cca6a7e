// First of all: the adapter loads moment-hijri, which completes this locale.
import 'moment/locale/ar-sa';
import { useMemo } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import { type Theme, ThemeProvider, useTheme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import moment from 'moment-hijri';
import { prefixer } from 'stylis';
import { arabicText } from './arabicText';
import { ButtonField } from './ButtonField';
import { HijriAdapter } from './HijriAdapter';

const rtlCache = createCache({ key: 'hijri-rtl', stylisPlugins: [prefixer, rtlPlugin] });
const arabic = { dir: 'rtl', lang: 'ar' };

// Loading moment-hijri makes Arabic the global locale.
moment.locale('en');

export default function AdapterHijri() {
  const theme = useTheme();
  const rtlTheme = useMemo<Theme>(() => ({ ...theme, direction: 'rtl' }), [theme]);

  return (
    <CacheProvider value={rtlCache}>
      <ThemeProvider theme={rtlTheme}>
        <Box {...arabic}>
          {/* preview-start */}
          <LocalizationProvider dateAdapter={HijriAdapter} localeText={arabicText}>
            <DateTimePicker
              label="مائدة الإفطار"
              defaultValue={moment('1448/09/10 18:00', 'iYYYY/iMM/iDD HH:mm')}
              minDate={moment('1937-03-14')}
              maxDate={moment('2076-11-26')}
              format="iD iMMMM iYYYY، HH:mm"
              dayOfWeekFormatter={(day) => day.format('dd')}
              slots={{ field: ButtonField }}
              slotProps={{ desktopPaper: arabic, mobilePaper: arabic }}
            />
          </LocalizationProvider>
          {/* preview-end */}
        </Box>
      </ThemeProvider>
    </CacheProvider>
  );
}
