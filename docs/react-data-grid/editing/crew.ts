import type { GridColDef } from '@mui/x-data-grid';

export interface Shift {
  id: number;
  name: string;
  age: number;
  starts: Date;
  role: string;
  isNew?: boolean;
}

export const roles = ['Box office', 'Projection', 'Bar', 'Cleaning'];

export const shifts: Shift[] = [
  { id: 1, name: 'Amina Haddad', age: 24, starts: new Date(2026, 2, 14), role: 'Box office' },
  { id: 2, name: 'Kees Jansen', age: 51, starts: new Date(2026, 2, 14), role: 'Projection' },
  { id: 3, name: 'Marta Silva', age: 33, starts: new Date(2026, 2, 15), role: 'Bar' },
  { id: 4, name: 'Radek Novák', age: 19, starts: new Date(2026, 2, 16), role: 'Bar' },
  { id: 5, name: 'Ebba Lund', age: 42, starts: new Date(2026, 2, 16), role: 'Cleaning' },
  { id: 6, name: 'Tomasz Kowal', age: 28, starts: new Date(2026, 2, 18), role: 'Projection' },
];

export const columns: GridColDef<Shift>[] = [
  { field: 'name', headerName: 'Name', width: 160, minWidth: 140, flex: 1, editable: true },
  { field: 'age', headerName: 'Age', type: 'number', width: 80, editable: true },
  { field: 'starts', headerName: 'First shift', type: 'date', width: 140, editable: true },
  {
    field: 'role',
    headerName: 'Role',
    flex: 0.8,
    minWidth: 120,
    type: 'singleSelect',
    valueOptions: roles,
    width: 140,
    editable: true,
  },
];
