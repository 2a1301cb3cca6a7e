import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Unit {
  id: number;
  path: string[];
  lead: string;
  beds: number;
}

export const units: Unit[] = [
  { id: 1, path: ['Surgery'], lead: 'Dr. Okafor', beds: 84 },
  { id: 2, path: ['Surgery', 'Orthopedics'], lead: 'Dr. Haas', beds: 40 },
  { id: 3, path: ['Surgery', 'Trauma'], lead: 'Dr. Ito', beds: 26 },
  { id: 4, path: ['Medicine'], lead: 'Dr. Moreau', beds: 110 },
  { id: 5, path: ['Medicine', 'Cardiology'], lead: 'Dr. Serrano', beds: 46 },
];

export const getTreeDataPath = (row: Unit) => row.path;

export const columns: GridColDef<Unit>[] = [
  { field: 'lead', headerName: 'Lead', minWidth: 130, flex: 1 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 100 },
];
