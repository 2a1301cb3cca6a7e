import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import moment from 'moment';
import 'moment/locale/de';
import 'moment/locale/en-gb';
import 'moment/locale/zh-cn';

const locales = ['en', 'en-gb', 'zh-cn', 'de'] as const;

// Loading a locale also makes it the global one.
moment.locale('en');

const arrival = moment('2026-03-14T15:30');

export default function LocalizationMoment() {
  const [locale, setLocale] = useState<(typeof locales)[number]>('en');

  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale={locale}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, newLocale: (typeof locales)[number] | null) =>
            setLocale((old) => newLocale ?? old)
          }
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
