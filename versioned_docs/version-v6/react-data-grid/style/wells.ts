import type { GridColDef } from '@mui/x-data-grid';

export interface Well {
  id: number;
  name: string;
  region: string;
  status: string;
  level: number;
}

const NAMES = [
  'Alder',
  'Birch',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Gorse',
  'Hazel',
  'Ivy',
  'Juniper',
];
const REGIONS = ['North', 'Coast', 'Hills'];
const STATUSES = ['Fine', 'Watch', 'Alarm', 'Fine', 'Fine'];

/** Wells with their water level, in meters above or below the mean. */
export const wells: Well[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
  region: REGIONS[index % REGIONS.length],
  status: STATUSES[(index * 3) % STATUSES.length],
  level: (((index * 47) % 60) - 28) / 10,
}));

export const columns: GridColDef<Well>[] = [
  { field: 'name', headerName: 'Well', flex: 1, minWidth: 130 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'level', headerName: 'Level (m)', type: 'number', width: 120 },
];
