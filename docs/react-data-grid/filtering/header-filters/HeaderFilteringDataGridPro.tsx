import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function HeaderFilteringDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 492, width: '100%' }}>
      <DataGridPro
        label="Flats"
        rows={flats}
        columns={columns}
        headerFilters
        initialState={{
          filter: { filterModel: { items: [{ field: 'rooms', operator: '>=', value: 3 }] } },
        }}
      />
    </Box>
  );
  // preview-end
}
