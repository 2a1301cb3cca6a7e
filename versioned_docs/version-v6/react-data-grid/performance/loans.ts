import type { GridColDef } from '@mui/x-data-grid-pro';

export interface Loan {
  id: number;
  title: string;
  branch: string;
  copies: number;
  lent: number;
  due: Date;
}

const TITLES = [
  'Salt Roads',
  'The Cartographer',
  'Night Trains',
  'Small Harbors',
  'Bread',
  'Winter Light',
];
const BRANCHES = ['Central', 'Harbor', 'Campus', 'North'];

/** Books of a library that depend on the index alone. */
export const loans: Loan[] = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  title: `${TITLES[(index * 5) % TITLES.length]}, vol. ${1 + (index % 7)}`,
  branch: BRANCHES[(index * 3) % BRANCHES.length],
  copies: 3 + ((index * 7) % 12),
  lent: (index * 5) % 9,
  due: new Date(2026, 2, 14 + ((index * 11) % 40)),
}));

export const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'branch', headerName: 'Branch', width: 110 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
  { field: 'lent', headerName: 'Lent', type: 'number', width: 80 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
];
