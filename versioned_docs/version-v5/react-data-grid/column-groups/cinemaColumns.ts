import type { GridColDef } from '@mui/x-data-grid';
import type { Cinema } from './boxOffice';

export const columns: GridColDef<Cinema>[] = [
  { field: 'name', headerName: 'Cinema', flex: 1, minWidth: 110 },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'screens', headerName: 'Screens', type: 'number', width: 96 },
  { field: 'visitors2024', headerName: '2024', type: 'number', width: 95 },
  { field: 'visitors2025', headerName: '2025', type: 'number', width: 95 },
  { field: 'revenue2024', headerName: '2024', type: 'number', width: 90 },
  { field: 'revenue2025', headerName: '2025', type: 'number', width: 90 },
];
