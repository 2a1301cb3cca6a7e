import type { DateRange } from '@mui/x-date-pickers-pro';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const HORIZON_DAYS = 90;
const today = dayjs('2026-03-16');

/** The workshop is closed at weekends and in the first days of each month. */
export function isClosed(day: Dayjs) {
  return day.day() === 0 || day.day() === 6 || day.date() <= 3;
}

/** The next run of `length` days whose ends are both valid. */
function nextFree(length: number): PickersShortcutsItem<DateRange<Dayjs>> {
  return {
    label: `Next ${length} days`,
    getValue: ({ isValid }) => {
      for (let offset = 1; offset < HORIZON_DAYS; offset += 1) {
        const start = today.add(offset, 'day');
        const end = start.add(length - 1, 'day');
        if (isValid([start, end])) {
          return [start, end];
        }
      }
      return [null, null];
    },
  };
}

export const repairSlots = [nextFree(2), nextFree(4), nextFree(8)];
