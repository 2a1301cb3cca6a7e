import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const curtain = dayjs('2026-03-14T19:30');

export default function TimeClockAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">As the locale says</Typography>
          <TimeClock defaultValue={curtain} />
        </div>
        <div>
          <Typography variant="overline">12 hours, with AM and PM</Typography>
          <TimeClock defaultValue={curtain} ampm ampmInClock />
        </div>
        <div>
          <Typography variant="overline">24 hours</Typography>
          <TimeClock defaultValue={curtain} ampm={false} />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
