import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersMonthClasses } from '@mui/x-date-pickers/MonthCalendar';
import { pickersYearClasses } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function MonthButtonStyles() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-03-14')}
        views={['year', 'month', 'day']}
        openTo="month"
        sx={{
          [`& .${pickersMonthClasses.monthButton}, & .${pickersYearClasses.yearButton}`]: {
            borderRadius: 1,
          },
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
