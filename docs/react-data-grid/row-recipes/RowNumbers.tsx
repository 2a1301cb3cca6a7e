import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { columns, orders, type Order } from './orders';

// preview-start
function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const numberColumn: GridColDef<Order> = {
  field: 'rowNumber',
  headerName: 'Row',
  width: 64,
  sortable: false,
  filterable: false,
  disableColumnMenu: true,
  disableExport: true,
  renderCell: ({ id }) => <RowNumber id={id} />,
};
// preview-end

const numberedColumns = [numberColumn, ...columns];

export default function RowNumbers() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        label="Orders"
        rows={orders}
        columns={numberedColumns}
        initialState={{
          columns: { columnVisibilityModel: { city: isWide, date: isWide } },
          sorting: { sortModel: [{ field: 'customer', sort: 'asc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
