import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns as flatColumns, flats } from './flats';

const columns = flatColumns.map((column) => ({ ...column, minWidth: 140 }));

export default function HeaderFilteringInlineClearDataGridPro() {
  // preview-start
  return (
    <Box sx={{ height: 388, width: '100%' }}>
      <DataGridPro
        label="Flats"
        rows={flats}
        columns={columns}
        headerFilters
        slotProps={{ headerFilterCell: { showClearIcon: true } }}
        initialState={{
          filter: { filterModel: { items: [{ id: 1, field: 'rooms', operator: '=', value: 3 }] } },
        }}
      />
    </Box>
  );
  // preview-end
}
