import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridCsvExportOptions,
  type GridCsvGetRowsToExportParams,
  gridExpandedSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  Toolbar,
  ToolbarButton,
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
    <Toolbar>
      {Object.entries(choices).map(([name, getRowsToExport]) => (
        <ToolbarButton
          key={name}
          render={<Button size="small" />}
          onClick={() => save({ getRowsToExport })}
        >
          {name}
        </ToolbarButton>
      ))}
    </Toolbar>
  );
}

export default function CsvGetRowsToExport() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
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
