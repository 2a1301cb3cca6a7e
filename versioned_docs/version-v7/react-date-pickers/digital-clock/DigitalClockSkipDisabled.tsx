import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const opens = dayjs('2026-03-14T09:00');

const isLunchBreak = (time: Dayjs, view: TimeView) => view === 'hours' && time.hour() === 12;

export default function DigitalClockSkipDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">From nine o’clock</Typography>
          <DigitalClock defaultValue={opens} skipDisabled minTime={opens} timeStep={60} />
        </div>
        <div>
          <Typography variant="overline">Without the lunch hour</Typography>
          <MultiSectionDigitalClock
            skipDisabled
            ampm={false}
            shouldDisableTime={isLunchBreak}
            defaultValue={opens}
            minTime={opens}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
