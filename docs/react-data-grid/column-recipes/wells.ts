import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Well {
  id: number;
  name: string;
  region: string;
  depth: number;
  level: number;
  sampled: string;
}

export const wells: Well[] = [
  { id: 1, name: 'Heath 4', region: 'North', depth: 62, level: 18.4, sampled: '2026-03-02' },
  { id: 2, name: 'Mill pond', region: 'East', depth: 38, level: 9.1, sampled: '2026-03-05' },
  { id: 3, name: 'Quarry', region: 'North', depth: 110, level: 44.7, sampled: '2026-02-24' },
  { id: 4, name: 'Orchard', region: 'West', depth: 51, level: 12.9, sampled: '2026-03-09' },
  { id: 5, name: 'Lower field', region: 'South', depth: 74, level: 21.3, sampled: '2026-03-03' },
  { id: 6, name: 'Station', region: 'East', depth: 45, level: 11.6, sampled: '2026-03-06' },
];

export const baseColumns: GridColDef<Well>[] = [
  { field: 'name', headerName: 'Well', width: 170 },
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 130 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 130 },
  { field: 'sampled', headerName: 'Sampled', width: 150 },
];
