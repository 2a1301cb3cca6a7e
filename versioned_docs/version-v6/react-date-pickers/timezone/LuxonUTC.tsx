import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

import { DateTime } from 'luxon';

export default function LuxonUTC() {
  const [value, setValue] = useState<DateTime | null>(
    DateTime.fromISO('2026-03-14T15:30', { zone: 'UTC' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateTimePicker label="Departure in UTC" value={value} onChange={setValue} />
        <Typography variant="body2">Stored value: {value?.toISO() ?? 'null'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
