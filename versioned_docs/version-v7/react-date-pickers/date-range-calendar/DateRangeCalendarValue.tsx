import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const initialTour: [Dayjs, Dayjs] = [dayjs('2026-04-17'), dayjs('2026-04-21')];

export default function DateRangeCalendarValue() {
  const [tour, setTour] = useState<DateRange<Dayjs>>(initialTour);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">Uncontrolled</Typography>
          <DateRangeCalendar calendars={1} defaultValue={initialTour} />
        </div>
        <div>
          <Typography variant="overline">
            Controlled: {tour.map((day) => day?.format('MMM D') ?? 'open').join(' – ')}
          </Typography>
          <DateRangeCalendar calendars={1} value={tour} onChange={(newTour) => setTour(newTour)} />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
