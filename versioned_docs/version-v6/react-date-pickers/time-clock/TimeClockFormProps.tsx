import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const noon = dayjs('2026-03-14T12:00');

export default function TimeClockFormProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline">Disabled</Typography>
          <TimeClock defaultValue={noon} disabled />
        </div>
        <div>
          <Typography variant="overline">Read-only</Typography>
          <TimeClock defaultValue={noon} readOnly />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
