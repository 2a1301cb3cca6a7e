import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  GridToolbar,
} from '@mui/x-data-grid-premium';
import { bookings, columns } from './bookings';

const hiddenFields = ['id', GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD];

function getTogglableColumns(allColumns: GridColDef[]) {
  return allColumns
    .filter((column) => !hiddenFields.includes(column.field))
    .map((column) => column.field);
}

export default function ColumnSelectorGridCustomizeColumns() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['channel'] } },
  });

  return (
    <Box sx={{ height: 477, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={bookings}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Bookings by channel' },
          columnsManagement: { getTogglableColumns },
        }}
      />
    </Box>
  );
}
