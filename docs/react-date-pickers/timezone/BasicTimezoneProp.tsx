import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function BasicTimezoneProp() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.utc('2026-03-14T15:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
        {/* preview-start */}
        <TimePicker
          label="Time in New York"
          value={value}
          onChange={setValue}
          timezone="America/New_York"
        />
        {/* preview-end */}
        <Typography variant="body2">Stored value: {value?.format() ?? 'null'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
