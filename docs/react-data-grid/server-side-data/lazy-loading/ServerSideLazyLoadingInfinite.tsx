import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource, type GridGetRowsParams } from '@mui/x-data-grid-pro';
import { columns, ParcelServer } from './parcelServer';

const server = new ParcelServer();

// preview-start
const dataSource: GridDataSource = {
  getRows: async (params: GridGetRowsParams) => {
    const { rows } = await server.find(params);
    // No `rowCount`: the grid asks for more when the last row comes into view.
    return { rows };
  },
};
// preview-end

export default function ServerSideLazyLoadingInfinite() {
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
