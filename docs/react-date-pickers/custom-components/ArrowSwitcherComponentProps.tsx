import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { TimeClock, type TimeClockSlotProps } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';
import { ViewSwitch, type ViewName } from './ViewSwitch';

const slotProps: TimeClockSlotProps = {
  leftArrowIcon: { fontSize: 'large' },
  rightArrowIcon: { fontSize: 'large' },
  previousIconButton: { size: 'medium', color: 'primary' },
  nextIconButton: { size: 'medium', color: 'primary' },
};

const start = dayjs('2026-03-14T15:30');

export default function ArrowSwitcherComponentProps() {
  const [view, setView] = useState<ViewName>('Date');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', minHeight: 400 }}>
        <ViewSwitch value={view} onChange={setView} />
        {view === 'Date' && <DateCalendar defaultValue={start} slotProps={slotProps} />}
        {view === 'Time' && (
          <TimeClock defaultValue={start} slotProps={slotProps} showViewSwitcher />
        )}
        {view === 'Date range' && (
          <DateRangeCalendar
            calendars={1}
            defaultValue={[start, start.add(4, 'day')]}
            slotProps={slotProps}
          />
        )}
      </Stack>
    </LocalizationProvider>
  );
}
