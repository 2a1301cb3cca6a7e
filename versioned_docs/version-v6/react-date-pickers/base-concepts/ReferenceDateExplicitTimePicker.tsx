import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const dayOfTheRace = dayjs('2026-09-27');

export default function ReferenceDateExplicitTimePicker() {
  const [startTime, setStartTime] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TimePicker
          label="Start time of the race"
          value={startTime}
          onChange={setStartTime}
          referenceDate={dayOfTheRace}
        />
        <Typography variant="body2">
          Stored value: {startTime?.isValid() ? startTime.format('YYYY-MM-DD HH:mm') : 'null'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
