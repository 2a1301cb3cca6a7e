import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const PRICE_PER_NIGHT = 118;

export default function StayRange() {
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2026-07-10'), dayjs('2026-07-14')]);
  const [arrival, departure] = stay;
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 340 }}>
        <DateRangePicker
          slots={{ field: SingleInputDateRangeField }}
          label="Arrival – departure"
          value={stay}
          onChange={setStay}
          minDate={dayjs('2026-06-01')}
          maxDate={dayjs('2026-09-30')}
        />
        <Typography variant="body2" color="text.secondary" role="status">
          {nights > 0
            ? `Total: €${nights * PRICE_PER_NIGHT} for ${nights} nights`
            : 'Choose the days of your stay.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
