import { useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DateCalendar,
  type DateCalendarSlotProps,
  type DateCalendarSlots,
} from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { CalendarHeader } from './CalendarHeader';

export default function TypescriptCasting() {
  const [displayWeekNumber, setDisplayWeekNumber] = useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* preview-start */}
      <DateCalendar
        defaultValue={dayjs('2026-03-14')}
        displayWeekNumber={displayWeekNumber}
        slots={{ calendarHeader: CalendarHeader as DateCalendarSlots<Dayjs>['calendarHeader'] }}
        slotProps={{
          calendarHeader: {
            displayWeekNumber,
            setDisplayWeekNumber,
          } as DateCalendarSlotProps<Dayjs>['calendarHeader'],
        }}
      />
      {/* preview-end */}
    </LocalizationProvider>
  );
}
