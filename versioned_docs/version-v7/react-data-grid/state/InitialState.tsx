import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, loans } from './loans';

export default function InitialState() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        loading={loans.length === 0}
        // preview-start
        initialState={{
          columns: { columnVisibilityModel: { copies: false } },
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
          filter: {
            filterModel: { items: [{ field: 'branch', operator: 'equals', value: 'Harbor' }] },
          },
          pagination: { paginationModel: { pageSize: 25 } },
          density: 'compact',
        }}
        // preview-end
      />
    </Box>
  );
}
