import { useState } from 'react';
import ArrowLeftIcon from '@mui/icons-material/ArrowLeft';
import ArrowRightIcon from '@mui/icons-material/ArrowRight';
import Stack from '@mui/material/Stack';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeClock, type TimeClockProps } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';
import { ViewSwitch, type ViewName } from './ViewSwitch';

const slots: TimeClockProps['slots'] = {
  leftArrowIcon: ArrowLeftIcon,
  rightArrowIcon: ArrowRightIcon,
};

const start = dayjs('2026-03-14T15:30');

export default function ArrowSwitcherComponent() {
  const [view, setView] = useState<ViewName>('Date');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', minHeight: 400 }}>
        <ViewSwitch value={view} onChange={setView} />
        {view === 'Date' && <DateCalendar defaultValue={start} slots={slots} />}
        {view === 'Time' && <TimeClock defaultValue={start} slots={slots} showViewSwitcher />}
        {view === 'Date range' && (
          <DateRangeCalendar
            calendars={1}
            defaultValue={[start, start.add(4, 'day')]}
            slots={slots}
          />
        )}
      </Stack>
    </LocalizationProvider>
  );
}
