import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function HeaderFilteringDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        loading={flats.length === 0}
        headerFilters
        initialState={{
          filter: { filterModel: { items: [{ id: 1, field: 'rooms', operator: '>=', value: 3 }] } },
        }}
      />
    </Box>
  );
  // preview-end
}
