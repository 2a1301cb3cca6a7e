import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

export default function DayjsUTC() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.utc('2026-03-14T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        <DateTimePicker label="Departure in UTC" value={value} onChange={setValue} />
        <Typography variant="body2">Stored value: {value?.format() ?? 'null'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
