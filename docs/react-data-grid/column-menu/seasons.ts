import type { GridColDef } from '@mui/x-data-grid';

export interface Play {
  id: number;
  title: string;
  genre: string;
  premiere: Date;
  evenings: number;
  visitors: number;
}

export const plays: Play[] = [
  {
    id: 1,
    title: 'The Lighthouse',
    genre: 'Drama',
    premiere: new Date(2025, 8, 12),
    evenings: 24,
    visitors: 6120,
  },
  {
    id: 2,
    title: 'Two Left Shoes',
    genre: 'Comedy',
    premiere: new Date(2025, 9, 3),
    evenings: 31,
    visitors: 9450,
  },
  {
    id: 3,
    title: 'Iron and Silk',
    genre: 'Drama',
    premiere: new Date(2025, 10, 21),
    evenings: 12,
    visitors: 2210,
  },
  {
    id: 4,
    title: 'Snow Market',
    genre: 'Family',
    premiere: new Date(2025, 11, 5),
    evenings: 40,
    visitors: 14980,
  },
  {
    id: 5,
    title: 'The Glass Orchard',
    genre: 'Opera',
    premiere: new Date(2026, 0, 16),
    evenings: 9,
    visitors: 5310,
  },
  {
    id: 6,
    title: 'Letters from Brest',
    genre: 'Drama',
    premiere: new Date(2026, 1, 6),
    evenings: 18,
    visitors: 4480,
  },
];

export const columns: GridColDef<Play>[] = [
  { field: 'title', headerName: 'Play', flex: 1, minWidth: 160 },
  { field: 'genre', headerName: 'Genre', width: 110 },
  { field: 'premiere', headerName: 'Premiere', type: 'date', width: 120 },
  { field: 'evenings', headerName: 'Evenings', type: 'number', width: 120 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 120 },
];
