import { createContext, useContext, useEffect, useState } from 'react';
import Badge from '@mui/material/Badge';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';
import { fetchFreeShifts } from './shiftApi';

const initialDay = dayjs('2026-04-13');
const FreeShifts = createContext<number[]>([]);

function ShiftDay(props: PickersDayProps<Dayjs>) {
  const freeShifts = useContext(FreeShifts);
  const isFree = !props.outsideCurrentMonth && freeShifts.includes(props.day.date());

  return (
    <Badge variant="dot" color="success" overlap="circular" invisible={!isFree}>
      <PickersDay {...props} />
    </Badge>
  );
}

export default function DateCalendarServerRequest() {
  const [month, setMonth] = useState<Dayjs>(initialDay.startOf('month'));
  const [freeShifts, setFreeShifts] = useState<number[] | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    fetchFreeShifts(month, controller.signal)
      .then(setFreeShifts)
      .catch(() => {});
    return () => controller.abort();
  }, [month]);

  const showMonth = (newMonth: Dayjs) => {
    setFreeShifts(null);
    setMonth(newMonth);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FreeShifts.Provider value={freeShifts ?? []}>
        <DateCalendar
          defaultValue={initialDay}
          loading={freeShifts === null}
          onMonthChange={showMonth}
          onYearChange={showMonth}
          renderLoading={() => <DayCalendarSkeleton />}
          slots={{ day: ShiftDay }}
        />
      </FreeShifts.Provider>
    </LocalizationProvider>
  );
}
