import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Flat {
  id: number;
  street: string;
  district: string;
  rooms: number;
  rating: number;
  balcony: boolean;
  freeFrom: Date;
}

export const districts = ['Harbor', 'Old town', 'North', 'Riverside'];

const STREETS = ['Mill Lane', 'Quay Road', 'Linden Street', 'Station Square', 'Church Hill'];

/** Flats that depend on the index alone. */
export const flats: Flat[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  street: `${STREETS[(index * 3) % STREETS.length]} ${2 + ((index * 7) % 58)}`,
  district: districts[(index * 5 + 1) % districts.length],
  rooms: 1 + ((index * 3) % 5),
  rating: 1 + ((index * 7 + 3) % 5),
  balcony: index % 3 !== 0,
  freeFrom: new Date(2026, 3 + ((index * 5) % 6), 1),
}));

export const columns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 145 },
  {
    field: 'district',
    headerName: 'District',
    type: 'singleSelect',
    valueOptions: districts,
    width: 135,
  },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 135 },
  { field: 'balcony', headerName: 'Balcony', type: 'boolean', width: 130 },
  { field: 'freeFrom', headerName: 'Free from', type: 'date', width: 170 },
];
