import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns as flatColumns, flats } from './flats';

const columns = flatColumns.map((column) => ({ ...column, minWidth: 150 }));

export default function HeaderFilteringInlineClearDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        rows={flats}
        columns={columns}
        loading={flats.length === 0}
        headerFilters
        slotProps={{ main: { 'aria-label': 'Flats' }, headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: { filterModel: { items: [{ id: 1, field: 'rooms', operator: '=', value: 3 }] } },
        }}
      />
    </Box>
  );
  // preview-end
}
