import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import dayjs, { type Dayjs } from 'dayjs';

const examples: Array<{ title: string; views: NonNullable<TimeClockProps<Dayjs>['views']> }> = [
  { title: 'Hours, minutes, seconds', views: ['hours', 'minutes', 'seconds'] },
  { title: 'Hours', views: ['hours'] },
  { title: 'Minutes and seconds', views: ['minutes', 'seconds'] },
];

export default function TimeClockViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' }}>
        {examples.map(({ title, views }) => (
          <div key={title}>
            <Typography variant="overline">{title}</Typography>
            <TimeClock views={views} defaultValue={dayjs('2026-03-14T10:25:40')} showViewSwitcher />
          </div>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
