import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const lecture = dayjs('2026-03-14T12:45');

export default function DigitalClockTimeStep() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">Every 45 minutes</Typography>
          <DigitalClock timeStep={45} defaultValue={lecture} />
        </div>
        <div>
          <Typography variant="overline">Even hours, quarters</Typography>
          <MultiSectionDigitalClock timeSteps={{ hours: 2, minutes: 15 }} defaultValue={lecture} />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
