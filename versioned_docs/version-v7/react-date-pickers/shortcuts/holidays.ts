import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

/** Holidays of one year. A fixed year keeps the examples the same on every visit. */
export const holidays: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'New Year', getValue: () => dayjs('2026-01-01') },
  { label: 'Labor Day', getValue: () => dayjs('2026-05-01') },
  { label: 'Midsummer', getValue: () => dayjs('2026-06-20') },
  { label: 'Christmas Eve', getValue: () => dayjs('2026-12-24') },
  { label: 'New Year’s Eve', getValue: () => dayjs('2026-12-31') },
];
