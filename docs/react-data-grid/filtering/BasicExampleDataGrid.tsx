import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function BasicExampleDataGrid() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        label="Coffees"
        rows={roasts}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'score', operator: '>=', value: 85 }] } },
        }}
        showToolbar
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
