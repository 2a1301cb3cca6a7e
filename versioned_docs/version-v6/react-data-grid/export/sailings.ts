import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Sailing {
  id: number;
  route: string;
  ship: string;
  day: string;
  cars: number;
}

const ROUTES = ['Bergen – Stavanger', 'Kiel – Oslo', 'Turku – Stockholm', 'Split – Ancona'];
const SHIPS = ['Albatross', 'Kittiwake', 'Petrel', 'Tern'];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Sailings that depend on the index alone. */
export const sailings: Sailing[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  route: ROUTES[(index * 3) % ROUTES.length],
  ship: SHIPS[(index * 5 + 1) % SHIPS.length],
  day: DAYS[(index * 2) % DAYS.length],
  cars: 80 + ((index * 37) % 220),
}));

export const columns: GridColDef<Sailing>[] = [
  { field: 'route', headerName: 'Route', minWidth: 160, flex: 1.5 },
  { field: 'ship', headerName: 'Ship', minWidth: 110, flex: 1 },
  { field: 'day', headerName: 'Day', width: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 110 },
];
