import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns, SensorServer } from './sensorServer';

const server = new SensorServer();

// preview-start
const dataSource: GridDataSource = { getRows: (params) => server.find(params) };
// preview-end

export default function ServerSideDataGrid() {
  return (
    <Box sx={{ height: 423, width: '100%' }}>
      <DataGrid
        label="Sensors"
        columns={columns}
        dataSource={dataSource}
        pagination
        pageSizeOptions={[10, 20, 50]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
      />
    </Box>
  );
}
