import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridDataSource,
  type GridGroupingColDefOverride,
  GridToolbar,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { type Booking, columns, findBookings } from './bookingServer';

const dataSource: GridDataSource = {
  getRows: findBookings,
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.bookings,
};

// preview-start
const groupingColDef: GridGroupingColDefOverride<Booking> = {
  headerName: 'Where',
  width: 170,
  leafField: 'guest',
};
// preview-end

export default function ServerSideRowGroupingFullDataGrid() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      rowGrouping: { model: ['country', 'hotel'] },
      columns: { columnVisibilityModel: { guest: false } },
    },
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, mb: 1 }}>
        <Button
          variant="outlined"
          size="small"
          onClick={() => apiRef.current.setRowGroupingModel(['country', 'hotel'])}
        >
          Country and hotel
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => apiRef.current.setRowGroupingModel(['hotel'])}
        >
          Hotel
        </Button>
      </Box>
      <Box sx={{ height: 430 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Bookings' } }}
          apiRef={apiRef}
          columns={columns}
          groupingColDef={groupingColDef}
          unstable_dataSource={dataSource}
          initialState={initialState}
          slots={{ toolbar: GridToolbar }}
        />
      </Box>
    </Box>
  );
}
