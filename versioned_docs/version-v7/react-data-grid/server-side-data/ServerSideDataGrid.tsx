import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, SensorServer } from './sensorServer';

const server = new SensorServer();

// preview-start
const dataSource: GridDataSource = { getRows: (params) => server.find(params) };
// preview-end

export default function ServerSideDataGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Sensors' } }}
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        pageSizeOptions={[10, 20, 50]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
      />
    </Box>
  );
}
