import type { GridColDef } from '@mui/x-data-grid';

export interface Roast {
  id: number;
  name: string;
  origin: string;
  process: string;
  score: number;
  inStock: boolean;
  roastedOn: Date;
}

export const processes = ['Washed', 'Natural', 'Honey'];

export const roasts: Roast[] = [
  {
    id: 1,
    name: 'Café do Monte',
    origin: 'Brazil',
    process: 'Natural',
    score: 84,
    inStock: true,
    roastedOn: new Date(2026, 2, 2),
  },
  {
    id: 2,
    name: 'Sidamo',
    origin: 'Ethiopia',
    process: 'Washed',
    score: 88,
    inStock: true,
    roastedOn: new Date(2026, 2, 9),
  },
  {
    id: 3,
    name: 'Popayán',
    origin: 'Colombia',
    process: 'Honey',
    score: 86,
    inStock: false,
    roastedOn: new Date(2026, 1, 24),
  },
  {
    id: 4,
    name: 'Huehuetenango',
    origin: 'Guatemala',
    process: 'Washed',
    score: 85,
    inStock: true,
    roastedOn: new Date(2026, 2, 5),
  },
  {
    id: 5,
    name: 'Yirgacheffe',
    origin: 'Ethiopia',
    process: 'Natural',
    score: 90,
    inStock: true,
    roastedOn: new Date(2026, 2, 11),
  },
  {
    id: 6,
    name: 'Minas',
    origin: 'Brazil',
    process: 'Washed',
    score: 82,
    inStock: false,
    roastedOn: new Date(2026, 1, 18),
  },
];

export const columns: GridColDef<Roast>[] = [
  { field: 'name', headerName: 'Coffee', flex: 1, minWidth: 124 },
  { field: 'score', headerName: 'Score', type: 'number', width: 138 },
  { field: 'origin', headerName: 'Origin', width: 92 },
  {
    field: 'process',
    headerName: 'Process',
    type: 'singleSelect',
    valueOptions: processes,
    width: 110,
  },
  { field: 'inStock', headerName: 'Stock', type: 'boolean', width: 140 },
  { field: 'roastedOn', headerName: 'Roasted', type: 'date', width: 110 },
];
