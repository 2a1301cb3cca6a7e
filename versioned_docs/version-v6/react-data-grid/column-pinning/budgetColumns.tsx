import EditIcon from '@mui/icons-material/EditOutlined';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import type { Department } from './budget';

export const columns: GridColDef<Department>[] = [
  { field: 'name', headerName: 'Department', width: 130 },
  { field: 'lead', headerName: 'Lead', width: 140 },
  { field: 'q1', headerName: 'Q1 (k€)', type: 'number', width: 140 },
  { field: 'q2', headerName: 'Q2 (k€)', type: 'number', width: 140 },
  { field: 'q3', headerName: 'Q3 (k€)', type: 'number', width: 140 },
  { field: 'q4', headerName: 'Q4 (k€)', type: 'number', width: 140 },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 80,
    getActions: ({ row }) => [
      <GridActionsCellItem key="edit" icon={<EditIcon />} label={`Edit ${row.name}`} />,
    ],
  },
];
