import dayjs, { type Dayjs } from 'dayjs';

export const start = dayjs('2026-03-14T09:30');

export const moments = [
  { label: 'Market day', getValue: () => start.date(21) },
  { label: 'End of the month', getValue: () => start.date(31) },
];

export const ranges: { label: string; getValue: () => [Dayjs, Dayjs] }[] = [
  { label: 'Trade fair', getValue: () => [start.date(17), start.date(20)] },
  { label: 'Whole month', getValue: () => [start.date(1), start.date(31)] },
];
