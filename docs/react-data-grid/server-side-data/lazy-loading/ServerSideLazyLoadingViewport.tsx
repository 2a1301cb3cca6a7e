import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridDataSource,
  type GridGetRowsParams,
  type GridUpdateRowParams,
} from '@mui/x-data-grid-pro';
import { columns as parcelColumns, type Parcel, ParcelServer } from './parcelServer';

const server = new ParcelServer();

// preview-start
const dataSource: GridDataSource = {
  // The answer has the rows from `start` to `end`, and the `rowCount` of all.
  getRows: (params: GridGetRowsParams) => server.find(params),
  updateRow: ({ updatedRow }: GridUpdateRowParams) => server.save(updatedRow as Parcel),
};
// preview-end

const columns = parcelColumns.map((column) => ({ ...column, editable: column.field === 'status' }));

export default function ServerSideLazyLoadingViewport() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Parcels"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        paginationModel={{ page: 0, pageSize: 20 }}
      />
    </Box>
  );
}
