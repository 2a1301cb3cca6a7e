import Box from '@mui/material/Box';
import {
  DataGridPro,
  type FilterColumnsArgs,
  type GetColumnForNewFilterArgs,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

// preview-start
/** The column of the condition itself, and those without a condition. */
function filterColumns({ field, columns: all, currentFilters }: FilterColumnsArgs) {
  const used = currentFilters.map((item) => item.field);
  return all
    .filter((column) => column.field === field || !used.includes(column.field))
    .map((column) => column.field);
}

function getColumnForNewFilter({ columns: all, currentFilters }: GetColumnForNewFilterArgs) {
  const used = currentFilters.map((item) => item.field);
  return all.find((column) => column.filterable && !used.includes(column.field))?.field ?? null;
}
// preview-end

export default function DisableMultiFiltersDataGridPro() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        rows={flats}
        columns={columns}
        loading={flats.length === 0}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Flats' },
          filterPanel: { filterFormProps: { filterColumns }, getColumnForNewFilter },
        }}
      />
    </Box>
  );
}
