import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const teaTime = dayjs('2026-03-14T16:00');

export default function DigitalClockFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 6, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">Disabled</Typography>
          <Box sx={{ display: 'flex', gap: 2 }}>
            <DigitalClock defaultValue={teaTime} disabled sx={{ overflow: 'hidden' }} />
            <MultiSectionDigitalClock defaultValue={teaTime} disabled />
          </Box>
        </div>
        <div>
          <Typography variant="overline">Read-only</Typography>
          <Box sx={{ display: 'flex', gap: 2 }}>
            <DigitalClock defaultValue={teaTime} readOnly />
            <MultiSectionDigitalClock defaultValue={teaTime} readOnly />
          </Box>
        </div>
      </Box>
    </LocalizationProvider>
  );
}
