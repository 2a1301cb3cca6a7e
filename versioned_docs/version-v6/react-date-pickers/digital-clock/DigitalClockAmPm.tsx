import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const lastOrders = dayjs('2026-03-14T21:30');
const cycles = [
  { title: 'As the locale says', ampm: undefined },
  { title: '12 hours', ampm: true },
  { title: '24 hours', ampm: false },
];

export default function DigitalClockAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, justifyContent: 'center' }}>
        {cycles.map(({ title, ampm }) => (
          <div key={title}>
            <Typography variant="overline">{title}</Typography>
            <Box sx={{ display: 'flex', gap: 2 }}>
              <DigitalClock ampm={ampm} defaultValue={lastOrders} />
              <MultiSectionDigitalClock ampm={ampm} defaultValue={lastOrders} />
            </Box>
          </div>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
