import Box from '@mui/material/Box';
import { DataGridPro, type GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import { cinemas } from './boxOffice';
import { columns } from './cinemaColumns';

// preview-start
const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'place',
    headerName: 'Place (stays together)',
    children: [{ field: 'name' }, { field: 'city' }, { field: 'screens' }],
  },
  {
    groupId: 'visitors',
    headerName: 'Visitors (free)',
    freeReordering: true,
    children: [{ field: 'visitors2024' }, { field: 'visitors2025' }],
  },
];
// preview-end

export default function BreakingGroupDemo() {
  return (
    <Box sx={{ height: 496, width: '100%' }}>
      <DataGridPro
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
