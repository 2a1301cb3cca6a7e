import Box from '@mui/material/Box';
import {
  DataGrid,
  type GetApplyQuickFilterFn,
  type GridColDef,
  GridToolbar,
} from '@mui/x-data-grid';
import { columns as flatColumns, flats, type Flat } from './flats';

// preview-start
const startsWithDigits: GetApplyQuickFilterFn<Flat, number> = (word) =>
  /^\d+$/.test(word) ? (value) => String(value).startsWith(word) : null;

const isCalledBalcony: GetApplyQuickFilterFn<Flat, boolean> = (word) =>
  'balcony'.startsWith(word.toLowerCase()) ? (value) => value : null;
// preview-end

const columns: GridColDef<Flat>[] = flatColumns.map((column) => {
  if (column.type === 'number') {
    return { ...column, getApplyQuickFilterFn: startsWithDigits };
  }
  return column.field === 'balcony'
    ? { ...column, getApplyQuickFilterFn: isCalledBalcony }
    : column;
});

export default function QuickFilteringCustomLogic() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Flats' }, toolbar: { showQuickFilter: true } }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['balcony', '12'] } },
        }}
      />
    </Box>
  );
}
