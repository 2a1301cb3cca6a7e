import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

const reportingMonth = dayjs('2026-03-14');

export default function YearMonthCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        <div>
          <Typography variant="overline" id="month-calendar-label">
            Month of the report
          </Typography>
          <MonthCalendar defaultValue={reportingMonth} gridLabelId="month-calendar-label" />
        </div>
        <div>
          <Typography variant="overline" id="year-calendar-label">
            Year of the report
          </Typography>
          <YearCalendar defaultValue={reportingMonth} gridLabelId="year-calendar-label" />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
