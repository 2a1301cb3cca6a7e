import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, gridStringOrNumberComparator } from '@mui/x-data-grid';
import { columns as baseColumns, films, type Film } from './films';

const columns: GridColDef<Film>[] = baseColumns.map((column) =>
  column.field === 'rating'
    ? {
        ...column,
        // preview-start
        getSortComparator: (direction) => {
          const sign = direction === 'desc' ? -1 : 1;
          return (a, b, paramsA, paramsB) => {
            // Films without a rating come last, whatever the direction.
            if (a === null || b === null) {
              return Number(a === null) - Number(b === null);
            }
            return sign * gridStringOrNumberComparator(a, b, paramsA, paramsB);
          };
        },
        // preview-end
      }
    : column,
);

export default function GetSortComparator() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Films' } }} rows={films} columns={columns} />
    </Box>
  );
}
