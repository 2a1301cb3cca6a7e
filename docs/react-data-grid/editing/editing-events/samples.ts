import type { GridColDef } from '@mui/x-data-grid';

export interface Sample {
  id: string;
  site: string;
  takenOn: Date;
  ph: number;
}

export const samples: Sample[] = [
  { id: 'W-301', site: 'Weir', takenOn: new Date(2026, 2, 9), ph: 7.4 },
  { id: 'W-302', site: 'Old mill', takenOn: new Date(2026, 2, 9), ph: 7.1 },
  { id: 'W-303', site: 'Reservoir', takenOn: new Date(2026, 2, 10), ph: 6.8 },
  { id: 'W-304', site: 'Estuary', takenOn: new Date(2026, 2, 11), ph: 8.0 },
  { id: 'W-305', site: 'Upper lock', takenOn: new Date(2026, 2, 12), ph: 7.6 },
  { id: 'W-306', site: 'Fish ladder', takenOn: new Date(2026, 2, 12), ph: 7.3 },
];

export const columns: GridColDef<Sample>[] = [
  { field: 'id', headerName: 'Sample', width: 100 },
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 140, editable: true },
  { field: 'takenOn', headerName: 'Taken on', type: 'date', width: 140, editable: true },
  {
    field: 'ph',
    headerName: 'pH',
    type: 'number',
    width: 90,
    editable: true,
    valueFormatter: (ph?: number) => ph?.toFixed(1),
  },
];
