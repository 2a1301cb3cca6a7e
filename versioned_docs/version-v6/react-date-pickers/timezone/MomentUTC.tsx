import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

import moment, { type Moment } from 'moment';

export default function MomentUTC() {
  const [value, setValue] = useState<Moment | null>(moment.utc('2026-03-14T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterMoment}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateTimePicker label="Departure in UTC" value={value} onChange={setValue} />
        <Typography variant="body2">Stored value: {value?.format() ?? 'null'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
