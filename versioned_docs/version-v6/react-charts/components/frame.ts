import type { LineSeriesType } from '@mui/x-charts/models';

/** Height of a river in cm over one day. */
export const series: LineSeriesType[] = [
  { type: 'line', data: [212, 219, 241, 263, 258, 236, 221], label: 'Level' },
];

export const xAxis = [{ data: [0, 4, 8, 12, 16, 20, 24], min: -2, max: 26 }];

export const yAxis = [{ min: 190, max: 280 }];
