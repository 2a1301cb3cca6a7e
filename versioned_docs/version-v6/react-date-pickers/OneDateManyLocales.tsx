import { useState } from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/ja';

const locales = [
  { code: 'en', label: 'Delivery date' },
  { code: 'en-gb', label: 'Delivery date (UK)' },
  { code: 'de', label: 'Lieferdatum' },
  { code: 'ja', label: '配達日' },
];

export default function OneDateManyLocales() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-03-14'));

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        maxWidth: 520,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      }}
    >
      {locales.map(({ code, label }) => (
        <LocalizationProvider key={code} dateAdapter={AdapterDayjs} adapterLocale={code}>
          <DateField label={label} value={value} onChange={setValue} />
        </LocalizationProvider>
      ))}
    </Box>
  );
}
