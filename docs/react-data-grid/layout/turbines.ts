import type { GridColDef } from '@mui/x-data-grid';

export interface Turbine {
  id: string;
  site: string;
  output: number;
  wind: number;
}

const SITES = ['Skagen', 'Horns Rev', 'Borkum', 'Hornsea'];

/** Turbines with values that depend on the index alone. */
export function createTurbines(count: number): Turbine[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `T-${String(index + 1).padStart(3, '0')}`,
    site: SITES[index % SITES.length],
    output: 1200 + ((index * 367) % 2300),
    wind: 6.3 + ((index * 13) % 80) / 10,
  }));
}

export const columns: GridColDef<Turbine>[] = [
  { field: 'id', headerName: 'Turbine', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 110 },
  { field: 'output', headerName: 'Output (kW)', type: 'number', width: 120 },
  { field: 'wind', headerName: 'Wind (m/s)', type: 'number', width: 110 },
];
