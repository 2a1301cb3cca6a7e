import type { GridColDef } from '@mui/x-data-grid';

export interface Parcel {
  id: number;
  to: string;
  weight: number;
}

const CITIES = ['Graz', 'Lyon', 'Porto', 'Brno', 'Turku', 'Gent', 'Split'];

/** Parcels that depend on the index alone. */
export function createParcels(count: number): Parcel[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 40_001 + index,
    to: CITIES[(index * 3) % CITIES.length],
    weight: 1.7 + ((index * 37) % 190) / 10,
  }));
}

export const parcels = createParcels(12);

export const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
];
