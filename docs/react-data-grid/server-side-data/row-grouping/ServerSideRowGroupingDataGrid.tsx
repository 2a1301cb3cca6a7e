import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridDataSource,
  type GridGroupNode,
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

const isFirstGroup = ({ groupingKey }: GridGroupNode) =>
  groupingKey === 'Austria' || groupingKey === 'Alpenhof';

export default function ServerSideRowGroupingDataGrid() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['country', 'hotel'] } },
  });

  const fetchAgain = () => {
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button variant="outlined" size="small" sx={{ mb: 1 }} onClick={fetchAgain}>
        Fetch again
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          label="Bookings"
          apiRef={apiRef}
          columns={columns}
          groupingColDef={{ flex: 1, minWidth: 165 }}
          isGroupExpandedByDefault={isFirstGroup}
          dataSource={dataSource}
          disablePivoting
          hideFooter
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
