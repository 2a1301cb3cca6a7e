import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersTimezone } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones: PickersTimezone[] = ['default', 'system', 'UTC', 'America/New_York'];

export default function TimezonePlayground() {
  const [value, setValue] = useState<Dayjs | null>(dayjs.utc('2026-03-14T15:30'));
  const [zone, setZone] = useState<PickersTimezone>('UTC');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Time zone of the picker"
          value={zone}
          onChange={(_event, newZone: PickersTimezone | null) => setZone((old) => newZone ?? old)}
          sx={{ flexWrap: 'wrap' }}
        >
          {zones.map((key) => (
            <ToggleButton key={key} value={key} sx={{ textTransform: 'none' }}>
              {key}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateTimePicker label={`In ${zone}`} value={value} onChange={setValue} timezone={zone} />
        <Typography variant="body2">Stored value: {value?.format() ?? 'null'}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
