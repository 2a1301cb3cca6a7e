import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function InitialFilters() {
  // preview-start
  return (
    <Box sx={{ height: 397, width: '100%' }}>
      <DataGrid
        label="Coffees"
        rows={roasts}
        columns={columns}
        showToolbar
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'score', operator: '>', value: 84 }] },
          },
        }}
        hideFooter
      />
    </Box>
  );
  // preview-end
}
