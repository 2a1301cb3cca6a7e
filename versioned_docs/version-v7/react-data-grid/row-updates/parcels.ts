import type { GridColDef } from '@mui/x-data-grid';

export interface Parcel {
  id: number;
  code: string;
  city: string;
  weight: number;
}

const CITIES = ['Ålesund', 'Brno', 'Cádiz', 'Dijon', 'Essen', 'Faro', 'Gdynia'];

/** The parcel with a number. Its values depend on the number alone. */
export function createParcel(id: number): Parcel {
  return {
    id,
    code: `P-${String(10_000 + id * 7919).slice(-5)}`,
    city: CITIES[(id * 5) % CITIES.length],
    weight: 0.3 + ((id * 37) % 240) / 10,
  };
}

export const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'No.', type: 'number', width: 90 },
  { field: 'code', headerName: 'Code', width: 110 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number) => value?.toFixed(1) ?? '',
  },
];
