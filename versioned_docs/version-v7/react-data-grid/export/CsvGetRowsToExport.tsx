import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridCsvExportOptions,
  type GridCsvGetRowsToExportParams,
  gridExpandedSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
} from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

// preview-start
const choices = {
  'This page': ({ apiRef }: GridCsvGetRowsToExportParams) =>
    gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
  'Filtered rows': ({ apiRef }: GridCsvGetRowsToExportParams) =>
    gridExpandedSortedRowIdsSelector(apiRef),
  'All rows': ({ apiRef }: GridCsvGetRowsToExportParams) => gridSortedRowIdsSelector(apiRef),
};
// preview-end

function ExportToolbar() {
  const apiRef = useGridApiContext();
  const save = (options: GridCsvExportOptions) => apiRef.current.exportDataAsCsv(options);

  return (
    <GridToolbarContainer>
      {Object.entries(choices).map(([name, getRowsToExport]) => (
        <Button key={name} size="small" onClick={() => save({ getRowsToExport })}>
          {name}
        </Button>
      ))}
    </GridToolbarContainer>
  );
}

export default function CsvGetRowsToExport() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Sailings' } }}
        rows={sailings}
        columns={columns}
        loading={sailings.length === 0}
        slots={{ toolbar: ExportToolbar }}
        pageSizeOptions={[10]}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          filter: { filterModel: { items: [{ field: 'cars', operator: '>', value: 100 }] } },
        }}
      />
    </Box>
  );
}
