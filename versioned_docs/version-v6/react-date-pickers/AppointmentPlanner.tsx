import { useState } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const firstBookable = dayjs('2026-03-02');
const lastBookable = dayjs('2026-05-29');
const opening = dayjs('2026-03-02T09:00');
const closing = dayjs('2026-03-02T16:30');

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function AppointmentPlanner() {
  const [slot, setSlot] = useState<Dayjs | null>(dayjs('2026-03-18T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ maxWidth: '100%', overflow: 'hidden' }}>
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
          <DateCalendar
            value={slot}
            onChange={setSlot}
            minDate={firstBookable}
            maxDate={lastBookable}
            shouldDisableDate={isWeekend}
            sx={{ m: { xs: '0 auto', sm: 0 }, flexShrink: 0 }}
          />
          <Divider orientation="vertical" flexItem sx={{ display: { xs: 'none', sm: 'block' } }} />
          <DigitalClock
            value={slot}
            onChange={setSlot}
            timeStep={30}
            minTime={opening}
            maxTime={closing}
            skipDisabled
            sx={{ maxHeight: { xs: 160, sm: 336 }, flex: { sm: 1 }, width: { sm: 'auto' } }}
          />
        </Box>
        <Divider />
        <Typography variant="body2" role="status" sx={{ px: 3, py: 1.5 }}>
          {slot
            ? `Check-up with Dr. Okafor: ${slot.format('dddd, MMMM D, h:mm A')}`
            : 'Choose a day and a time.'}
        </Typography>
      </Paper>
    </LocalizationProvider>
  );
}
