import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel, GridToolbar } from '@mui/x-data-grid';
import { GroupsPanel } from './GroupsPanel';
import { columns, loans } from './loans';

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Book', children: [{ field: 'title' }, { field: 'branch' }] },
  { groupId: 'Lending', children: [{ field: 'copies' }, { field: 'lent' }, { field: 'due' }] },
];

export default function CustomColumnsPanel() {
  // preview-start
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        columnGroupingModel={columnGroupingModel}
        slots={{ toolbar: GridToolbar, columnsPanel: GroupsPanel }}
      />
    </Box>
  );
  // preview-end
}
