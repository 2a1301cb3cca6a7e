import type { GridColDef } from '@mui/x-data-grid';

export interface Film {
  id: number;
  title: string;
  country: string;
  year: number;
  minutes: number;
  rating: number | null;
}

export const films: Film[] = [
  { id: 1, title: 'The Salt Road', country: 'PT', year: 2024, minutes: 112, rating: 7.9 },
  { id: 2, title: 'Paper Lighthouse', country: 'FI', year: 2025, minutes: 94, rating: null },
  { id: 3, title: 'Night Train North', country: 'NO', year: 2021, minutes: 128, rating: 8.4 },
  { id: 4, title: 'Second Harvest', country: 'FR', year: 2024, minutes: 103, rating: 6.8 },
  { id: 5, title: 'A Room in Porto', country: 'PT', year: 2019, minutes: 88, rating: 7.1 },
  { id: 6, title: 'The Cartographer', country: 'FR', year: 2025, minutes: 141, rating: null },
  { id: 7, title: 'Kitchen of Echoes', country: 'FI', year: 2022, minutes: 99, rating: 7.9 },
];

export const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 170 },
  { field: 'country', headerName: 'Country', width: 120 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 105,
    valueFormatter: (value) => `${value}`,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 115 },
];
