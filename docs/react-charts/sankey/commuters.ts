import type { SankeyLink } from '@mui/x-charts-pro/SankeyChart';

/** Commuters on a morning: from a district, through a station, to a place of work. */
export const commuters: SankeyLink[] = [
  { source: 'Lindow', target: 'South', value: 320 },
  { source: 'Lindow', target: 'Central', value: 90 },
  { source: 'Marsh', target: 'Central', value: 410 },
  { source: 'Marsh', target: 'North', value: 130 },
  { source: 'Oakhill', target: 'North', value: 280 },
  { source: 'Oakhill', target: 'South', value: 60 },
  { source: 'Quay', target: 'Central', value: 240 },
  { source: 'North', target: 'Port', value: 110 },
  { source: 'North', target: 'Offices', value: 300 },
  { source: 'Central', target: 'Hospital', value: 190 },
  { source: 'Central', target: 'Offices', value: 430 },
  { source: 'Central', target: 'Campus', value: 120 },
  { source: 'South', target: 'Campus', value: 150 },
  { source: 'South', target: 'Port', value: 230 },
];
