import { createContext, useContext, useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
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

  const [problem, setProblem] = useState('');

  useEffect(() => {
    const controller = new AbortController();
    fetchFreeShifts(month, controller.signal)
      .then(setFreeShifts)
      .catch((error: Error) => {
        // Another month was opened: nobody waits for this answer anymore.
        if (error.name !== 'AbortError') {
          setFreeShifts([]);
          setProblem('The free shifts could not be loaded.');
        }
      });
    return () => controller.abort();
  }, [month]);

  const showMonth = (newMonth: Dayjs) => {
    setFreeShifts(null);
    setProblem('');
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
        {problem && <Alert severity="error">{problem}</Alert>}
      </FreeShifts.Provider>
    </LocalizationProvider>
  );
}
