import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { cinemas } from './boxOffice';
import { columns } from './cinemaColumns';

// preview-start
const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Place', children: [{ field: 'name' }, { field: 'city' }] },
  {
    groupId: 'results',
    headerName: 'Results',
    children: [
      { groupId: 'Visitors', children: [{ field: 'visitors2024' }, { field: 'visitors2025' }] },
      {
        groupId: 'revenue',
        headerName: 'Revenue (k€)',
        children: [{ field: 'revenue2024' }, { field: 'revenue2025' }],
      },
    ],
  },
];
// preview-end

export default function BasicGroupingDemo() {
  return (
    <Box sx={{ height: 546, width: '100%' }}>
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
