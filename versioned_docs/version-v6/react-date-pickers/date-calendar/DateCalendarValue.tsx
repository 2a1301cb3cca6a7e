import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateCalendarValue() {
  const [openingNight, setOpeningNight] = useState<Dayjs | null>(dayjs('2026-10-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">Uncontrolled</Typography>
          <DateCalendar defaultValue={dayjs('2026-10-17')} />
        </div>
        <div>
          <Typography variant="overline">
            Controlled: {openingNight?.format('MMMM D') ?? 'nothing'}
          </Typography>
          <DateCalendar value={openingNight} onChange={(newValue) => setOpeningNight(newValue)} />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
