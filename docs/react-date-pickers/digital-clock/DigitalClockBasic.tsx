import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const opening = dayjs('2026-03-14T09:30');

export default function DigitalClockBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">DigitalClock</Typography>
          <DigitalClock defaultValue={opening} />
        </div>
        <div>
          <Typography variant="overline">MultiSectionDigitalClock</Typography>
          <MultiSectionDigitalClock defaultValue={opening} />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
