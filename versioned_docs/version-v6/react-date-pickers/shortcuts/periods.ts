import type { DateRange } from '@mui/x-date-pickers-pro';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

/** A fixed day keeps the examples the same on every visit; use `dayjs()` in an application. */
const today = dayjs('2026-03-14');

export const periods: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [today.startOf('week'), today.endOf('week')] },
  {
    label: 'Last month',
    getValue: () => {
      const lastMonth = today.subtract(1, 'month');
      return [lastMonth.startOf('month'), lastMonth.endOf('month')];
    },
  },
  { label: 'Last 30 days', getValue: () => [today.subtract(29, 'day'), today] },
  { label: 'First quarter', getValue: () => [dayjs('2026-01-01'), dayjs('2026-03-31')] },
  { label: 'Reset', getValue: () => [null, null] },
];
