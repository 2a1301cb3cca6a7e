import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/zh-cn';

const locales = ['en', 'en-gb', 'zh-cn', 'de'] as const;

const arrival = dayjs('2026-03-14T15:30');

export default function LocalizationDayjs() {
  const [locale, setLocale] = useState<(typeof locales)[number]>('en');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
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
