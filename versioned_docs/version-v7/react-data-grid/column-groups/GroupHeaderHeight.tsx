import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { cinemas } from './boxOffice';
import { columns } from './cinemaColumns';

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Place', children: [{ field: 'name' }, { field: 'city' }] },
  { groupId: 'Visitors', children: [{ field: 'visitors2024' }, { field: 'visitors2025' }] },
];

export default function GroupHeaderHeight() {
  return (
    <Box sx={{ height: 466, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Cinemas' } }}
        rows={cinemas}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnGroupHeaderHeight={32}
      />
    </Box>
  );
}
