import type { GridColDef } from '@mui/x-data-grid';

export interface Flat {
  id: number;
  street: string;
  district: string;
  rooms: number;
  rent: number;
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
  rent: 620 + ((index * 137) % 23) * 55,
  rating: 1 + ((index * 7 + 3) % 5),
  balcony: index % 3 !== 0,
  freeFrom: new Date(2026, 3 + ((index * 5) % 6), 1),
}));

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const columns: GridColDef<Flat>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 145 },
  {
    field: 'district',
    headerName: 'District',
    type: 'singleSelect',
    valueOptions: districts,
    width: 125,
  },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 125 },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 105,
    valueFormatter: (value: number) => euro.format(value),
  },
  { field: 'balcony', headerName: 'Balcony', type: 'boolean', width: 100 },
  { field: 'freeFrom', headerName: 'Free from', type: 'date', width: 115 },
];
