import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { columns as flatColumns, flats, type Flat } from './flats';

// preview-start
const startsWithDigits: GridColDef<Flat>['getApplyQuickFilterFn'] = (word: string) =>
  /^\d+$/.test(word) ? ({ value }) => String(value).startsWith(word) : null;

const isCalledBalcony: GridColDef<Flat>['getApplyQuickFilterFn'] = (word: string) =>
  'balcony'.startsWith(word.toLowerCase()) ? ({ value }) => value === true : null;
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
        aria-label="Flats"
        rows={flats}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['balcony', '12'] } },
        }}
      />
    </Box>
  );
}
