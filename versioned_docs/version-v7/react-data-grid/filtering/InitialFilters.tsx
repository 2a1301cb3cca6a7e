import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function InitialFilters() {
  // preview-start
  return (
    <Box sx={{ height: 450, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Roasts' } }}
        rows={roasts}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'score', operator: '>', value: 84 }] },
          },
        }}
      />
    </Box>
  );
  // preview-end
}
