import Box from '@mui/material/Box';
import { DataGrid, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { GroupsPanel } from './GroupsPanel';
import { columns, loans } from './loans';

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Book', children: [{ field: 'title' }, { field: 'branch' }] },
  { groupId: 'Lending', children: [{ field: 'copies' }, { field: 'lent' }, { field: 'due' }] },
];

export default function CustomColumnsPanel() {
  // preview-start
  return (
    <Box sx={{ height: 477, width: '100%' }}>
      <DataGrid
        label="Books"
        rows={loans}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        columnGroupingModel={columnGroupingModel}
        slots={{ columnsPanel: GroupsPanel }}
        hideFooter
      />
    </Box>
  );
  // preview-end
}
