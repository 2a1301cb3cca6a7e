import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function InitialFilters() {
  // preview-start
  return (
    <Box sx={{ height: 450, width: '100%' }}>
      <DataGrid
        aria-label="Roasts"
        rows={roasts}
        columns={columns}
        components={{ Toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: { items: [{ columnField: 'score', operatorValue: '>', value: 84 }] },
          },
        }}
      />
    </Box>
  );
  // preview-end
}
