import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridDataSource,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, findBookings } from './bookingServer';

// preview-start
const dataSource: GridDataSource = {
  getRows: findBookings,
  getGroupKey: (row) => row.groupName,
  getChildrenCount: (row) => row.bookings,
};
// preview-end

export default function ServerSideRowGroupingDataGrid() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['country', 'hotel'] } },
  });

  const fetchAgain = () => {
    apiRef.current.unstable_dataSource.cache.clear();
    apiRef.current.unstable_dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" sx={{ mb: 1 }} onClick={fetchAgain}>
        Fetch again
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Bookings' } }}
          apiRef={apiRef}
          columns={columns}
          groupingColDef={{ width: 165 }}
          unstable_dataSource={dataSource}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
