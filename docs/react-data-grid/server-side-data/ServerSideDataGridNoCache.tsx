import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridDataSource, type GridInitialState } from '@mui/x-data-grid';
import { columns, SensorServer } from './sensorServer';

const server = new SensorServer();

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
};

export default function ServerSideDataGridNoCache() {
  const [requests, setRequests] = useState(0);

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setRequests((count) => count + 1);
        return server.find(params);
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Requests: {requests}
      </Typography>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Sensors"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          pagination
          pageSizeOptions={[10, 20, 50]}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
