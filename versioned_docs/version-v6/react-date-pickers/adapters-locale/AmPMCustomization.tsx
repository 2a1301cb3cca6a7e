import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';
import 'dayjs/locale/fr';

const locales = ['en', 'fr'];
const curtain = dayjs('2026-03-14T19:30');

export default function AmPMCustomization() {
  const [locale, setLocale] = useState('en');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, newLocale: string | null) => setLocale((old) => newLocale ?? old)}
        >
          {locales.map((key) => (
            <ToggleButton key={key} value={key}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {/* preview-start */}
        <TimePicker label="As the locale says" defaultValue={curtain} />
        <TimePicker label="12 hours" defaultValue={curtain} ampm />
        <TimePicker label="24 hours" defaultValue={curtain} ampm={false} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
