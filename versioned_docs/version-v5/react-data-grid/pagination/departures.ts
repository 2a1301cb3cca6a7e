import type { GridColDef } from '@mui/x-data-grid';

export interface Departure {
  id: number;
  train: string;
  to: string;
  platform: number;
  time: string;
}

const CITIES = ['Basel', 'Lyon', 'Milan', 'Munich', 'Geneva', 'Zurich', 'Vienna'];

/** Departures that depend on the index alone. */
export function createDepartures(count: number): Departure[] {
  return Array.from({ length: count }, (_, index) => {
    const minutes = 300 + index * 11;
    const hour = String(Math.floor(minutes / 60) % 24).padStart(2, '0');
    return {
      id: index + 1,
      train: `${index % 3 === 0 ? 'EC' : 'IR'} ${100 + index * 3}`,
      to: CITIES[(index * 5) % CITIES.length],
      platform: 1 + ((index * 7) % 12),
      time: `${hour}:${String(minutes % 60).padStart(2, '0')}`,
    };
  });
}

export const columns: GridColDef<Departure>[] = [
  { field: 'time', headerName: 'Time', width: 100 },
  { field: 'train', headerName: 'Train', width: 120 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'platform', headerName: 'Platform', type: 'number', width: 120 },
];
