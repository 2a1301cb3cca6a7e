import { useMemo, useState } from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { WeekContext, WeekDay } from './WeekDay';

export default function WeekPicker() {
  const [selected, setSelected] = useState<Dayjs | null>(dayjs('2026-03-18'));
  const [hovered, setHovered] = useState<Dayjs | null>(null);
  const weeks = useMemo(() => ({ selected, hovered }), [selected, hovered]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <WeekContext.Provider value={weeks}>
        <DateCalendar
          value={selected}
          onChange={(newValue) => setSelected(newValue)}
          showDaysOutsideCurrentMonth
          slots={{ day: WeekDay }}
          slotProps={{
            day: ({ day }) => ({
              onPointerEnter: () => setHovered(day),
              onPointerLeave: () => setHovered(null),
            }),
          }}
        />
      </WeekContext.Provider>
    </LocalizationProvider>
  );
}
