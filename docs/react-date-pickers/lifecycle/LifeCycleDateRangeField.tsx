import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

function describe(value: Dayjs | null) {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('MM/DD/YYYY') : 'Invalid Date';
}

export default function LifeCycleDateRangeField() {
  const [[start, end], setRange] = useState<DateRange<Dayjs>>([
    dayjs('2026-03-14'),
    dayjs('2026-03-21'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField label="Type a range" value={[start, end]} onChange={setRange} />
        <Typography variant="body2">
          Start: {describe(start)}
          <br />
          End: {describe(end)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
