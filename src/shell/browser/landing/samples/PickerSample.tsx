import { useState } from 'react';
import Stack from '@mui/material/Stack';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StayContext, StayDay, type Stay } from './StayDay';

/** Two fields and a calendar that share a stay. The second day that a reader chooses ends it. */
export default function PickerSample() {
  const [stay, setStay] = useState<Stay>([dayjs('2026-07-09'), dayjs('2026-07-15')]);
  const [arrival, departure] = stay;
  const choose = (day: Dayjs | null) =>
    setStay(departure || !arrival || !day || day < arrival ? [day, null] : [arrival, day]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StayContext value={stay}>
        {/* As wide as the days of the calendar. */}
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ boxSizing: 'border-box', width: '100%', maxWidth: 320, mx: 'auto', p: 2, pb: 0 }}
        >
          <DateField
            label="Arrival"
            size="small"
            value={arrival}
            onChange={(day) => setStay([day, departure])}
          />
          <DateField
            label="Departure"
            size="small"
            value={departure}
            onChange={(day) => setStay([arrival, day])}
          />
        </Stack>
        <DateCalendar
          value={departure ?? arrival}
          onChange={choose}
          slots={{ day: StayDay }}
          sx={{ width: '100%', maxWidth: 320, height: 316 }}
        />
      </StayContext>
    </LocalizationProvider>
  );
}
