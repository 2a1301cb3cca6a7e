import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Tree {
  id: string;
  species: string;
  district: string;
  planted: number;
  height: number;
  health: string;
}

const SPECIES = ['Oak', 'Lime', 'Plane', 'Maple', 'Birch'];
const DISTRICTS = ['Old town', 'Harbor', 'Hillside', 'Northfield'];
const HEALTH = ['good', 'good', 'fair', 'good', 'poor'];

/** The trees of a city's register, depending on their number alone. */
export const trees: Tree[] = Array.from({ length: 60 }, (_, index) => {
  const planted = 1920 + ((index * 37) % 100);
  return {
    id: `T-${String(index + 101)}`,
    species: SPECIES[(index * 3) % SPECIES.length],
    district: DISTRICTS[(index * 5 + 2) % DISTRICTS.length],
    planted,
    height: Math.round(6 + (2020 - planted) / 5 + ((index * 7) % 6)),
    health: HEALTH[(index * 11 + Math.floor(index / 5)) % HEALTH.length],
  };
});

export const columns: GridColDef<Tree>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 100 },
  { field: 'district', headerName: 'District', width: 110 },
  {
    field: 'planted',
    headerName: 'Planted',
    description: 'Year in which the tree was planted',
    type: 'number',
    width: 90,
    valueFormatter: (value?: number) => (value === undefined ? '' : String(Math.round(value))),
  },
  {
    field: 'height',
    headerName: 'Height',
    description: 'Height at the last inspection, in meters',
    type: 'number',
    width: 90,
    valueFormatter: (value?: number) => (value === undefined ? '' : `${Math.round(value)} m`),
  },
  {
    field: 'health',
    headerName: 'Health',
    type: 'singleSelect',
    valueOptions: ['good', 'fair', 'poor'],
    width: 90,
  },
];

/** Columns that say which values there are. */
export const columnsWithExamples = columns.map((column): GridColDef<Tree> => {
  const examples: Record<string, readonly unknown[]> = {
    species: SPECIES,
    district: DISTRICTS,
    planted: [1923, 1968, 2011],
    height: [9, 17, 28],
    health: ['good', 'fair', 'poor'],
  };
  return { ...column, examples: [...(examples[column.field] ?? [])] };
});
