import dayjs from 'dayjs';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const DAY = dayjs('2026-09-17');

export default function PickerSample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper sx={{ px: { xs: 0, sm: 2 }, py: 2, overflow: 'hidden' }}>
        <Stack spacing={1}>
          <DatePicker label="Harvest day" defaultValue={DAY} sx={{ mx: { xs: 2, sm: 0 } }} />
          <DateCalendar
            defaultValue={DAY}
            referenceDate={DAY}
            sx={{ width: '100%', maxWidth: 360 }}
          />
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
