import Box from '@mui/material/Box';
import { DataGrid, getGridNumericOperators, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { columns as flatColumns, flats, type Flat } from './flats';

// preview-start
const comparisons = getGridNumericOperators().filter(({ value }) =>
  ['<', '<=', '>', '>='].includes(value),
);
// preview-end

const columns: GridColDef<Flat>[] = flatColumns.map((column) =>
  column.field === 'rent' ? { ...column, filterOperators: comparisons } : column,
);

export default function RemoveBuiltInOperators() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rent', operator: '<=', value: 900 }] } },
        }}
      />
    </Box>
  );
}
