import Box from '@mui/material/Box';
import {
  DataGrid,
  DEFAULT_GRID_COL_TYPE_KEY,
  getGridDefaultColumnTypes,
  type GridColDef,
  type GridFilterOperator,
  GridToolbar,
} from '@mui/x-data-grid';
import { columns as flatColumns, flats, type Flat } from './flats';

// preview-start
/** The same operator, but selected rows always pass. */
function keepSelected(operator: GridFilterOperator): GridFilterOperator {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const passes = operator.getApplyFilterFn(item, column);
      return (
        passes &&
        ((value, row, rowColumn, apiRef) =>
          apiRef.current.isRowSelected(row.id) || passes(value, row, rowColumn, apiRef))
      );
    },
  };
}
// preview-end

const columnTypes = getGridDefaultColumnTypes();

const columns: GridColDef<Flat>[] = flatColumns.map((column) => {
  const { filterOperators = [] } = columnTypes[column.type ?? DEFAULT_GRID_COL_TYPE_KEY];
  return { ...column, filterOperators: filterOperators.map(keepSelected) };
});

export default function CustomSelectionOperator() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Flats' } }}
        rows={flats}
        columns={columns}
        checkboxSelection
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'rooms', operator: '>=', value: 4 }] } },
        }}
      />
    </Box>
  );
}
