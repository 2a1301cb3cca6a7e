import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Sailing {
  id: number;
  ferry: string;
  from: string;
  to: string;
  departs: string;
  cars: number;
  passengers: number;
}

export const sailings: Sailing[] = [
  {
    id: 1,
    ferry: 'Hanseatic',
    from: 'Kiel',
    to: 'Oslo',
    departs: '14:00',
    cars: 310,
    passengers: 1180,
  },
  {
    id: 2,
    ferry: 'Balticum',
    from: 'Turku',
    to: 'Stockholm',
    departs: '20:55',
    cars: 280,
    passengers: 1420,
  },
  {
    id: 3,
    ferry: 'Corsaro',
    from: 'Livorno',
    to: 'Bastia',
    departs: '08:15',
    cars: 120,
    passengers: 460,
  },
  {
    id: 4,
    ferry: 'Cristina',
    from: 'Ancona',
    to: 'Split',
    departs: '19:45',
    cars: 240,
    passengers: 890,
  },
  {
    id: 5,
    ferry: 'Gotland',
    from: 'Visby',
    to: 'Nynäshamn',
    departs: '16:30',
    cars: 180,
    passengers: 1050,
  },
  {
    id: 6,
    ferry: 'Armorique',
    from: 'Roscoff',
    to: 'Plymouth',
    departs: '15:00',
    cars: 210,
    passengers: 760,
  },
];

export const columns: GridColDef<Sailing>[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'departs', headerName: 'Departs', width: 110 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 130 },
];
