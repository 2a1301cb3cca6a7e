import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function YearsOrderDescendingCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box>
        <Typography variant="overline" id="model-year-label">
          Model year
        </Typography>
        <YearCalendar
          yearsOrder="desc"
          maxDate={dayjs('2026-12-31')}
          minDate={dayjs('1980-01-01')}
          gridLabelId="model-year-label"
        />
      </Box>
    </LocalizationProvider>
  );
}
