import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { zhCN } from 'date-fns/locale/zh-CN';

const localeObjects = { en: undefined, 'en-gb': enGB, 'zh-cn': zhCN, de };
type LocaleKey = keyof typeof localeObjects;
const locales: LocaleKey[] = ['en', 'en-gb', 'zh-cn', 'de'];

const arrival = new Date('2026-03-14T15:30');

export default function LocalizationDateFns() {
  const [locale, setLocale] = useState<LocaleKey>('en');

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={localeObjects[locale]}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, newLocale: LocaleKey | null) => setLocale((old) => newLocale ?? old)}
        >
          {locales.map((key) => (
            <ToggleButton key={key} value={key}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateField label="Date" defaultValue={arrival} />
        <TimeField label="Time" defaultValue={arrival} />
      </Stack>
    </LocalizationProvider>
  );
}
