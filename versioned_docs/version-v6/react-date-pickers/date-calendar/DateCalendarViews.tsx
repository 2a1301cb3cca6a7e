import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const examples: Array<Pick<DateCalendarProps<Dayjs>, 'views' | 'openTo'> & { title: string }> = [
  { title: 'Year, month, day', views: ['year', 'month', 'day'], openTo: 'year' },
  { title: 'Day', views: ['day'] },
  { title: 'Month and year', views: ['month', 'year'], openTo: 'month' },
  { title: 'Year', views: ['year'], openTo: 'year' },
];

export default function DateCalendarViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        {examples.map(({ title, ...props }) => (
          <div key={title}>
            <Typography variant="overline">{title}</Typography>
            <DateCalendar defaultValue={dayjs('2026-03-14')} {...props} />
          </div>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
