import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { CollapsibleHeader } from './CollapsibleHeader';
import { cinemas } from './boxOffice';
import { columns } from './cinemaColumns';

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'visitors',
    headerName: 'Visitors',
    renderHeaderGroup: (params) => (
      <CollapsibleHeader {...params} detailFields={['visitors2024']} />
    ),
    children: [{ field: 'visitors2024' }, { field: 'visitors2025' }],
  },
  {
    groupId: 'revenue',
    headerName: 'Revenue',
    renderHeaderGroup: (params) => <CollapsibleHeader {...params} detailFields={['revenue2024']} />,
    children: [{ field: 'revenue2024' }, { field: 'revenue2025' }],
  },
];

export default function CollapsibleColumnGroups() {
  return (
    <Box sx={{ height: 496, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Cinemas' } }}
        rows={cinemas}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </Box>
  );
}
