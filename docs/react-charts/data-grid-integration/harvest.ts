import type { GridColDef } from '@mui/x-data-grid';

export interface Orchard {
  id: number;
  orchard: string;
  fruit: string;
  early: number;
  late: number;
}

/** Tons that a cooperative picked in the first and the second half of a season. */
export const orchards: Orchard[] = [
  { id: 1, orchard: 'North bank', fruit: 'Apple', early: 41, late: 86 },
  { id: 2, orchard: 'Mill field', fruit: 'Apple', early: 33, late: 71 },
  { id: 3, orchard: 'Chapel', fruit: 'Pear', early: 52, late: 38 },
  { id: 4, orchard: 'Old wall', fruit: 'Plum', early: 64, late: 12 },
  { id: 5, orchard: 'South slope', fruit: 'Cherry', early: 47, late: 3 },
  { id: 6, orchard: 'Riverside', fruit: 'Pear', early: 28, late: 44 },
];

export const columns: GridColDef<Orchard>[] = [
  { field: 'orchard', headerName: 'Orchard', flex: 1, minWidth: 120 },
  { field: 'fruit', headerName: 'Fruit', width: 90 },
  { field: 'early', headerName: 'June to August', type: 'number', width: 140 },
  { field: 'late', headerName: 'From September', type: 'number', width: 140 },
];
