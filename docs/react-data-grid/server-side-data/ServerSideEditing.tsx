import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { columns as sensorColumns, type Sensor, SensorServer } from './sensorServer';

const server = new SensorServer();

// preview-start
const dataSource: GridDataSource = {
  getRows: (params) => server.find(params),
  updateRow: ({ updatedRow }) => server.save(updatedRow as Sensor),
};
// preview-end

const columns = sensorColumns.map((column) => ({ ...column, editable: column.field !== 'id' }));

export default function ServerSideEditing() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
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
