import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridDataSource,
  GridDataSourceCacheDefault,
  type GridInitialState,
} from '@mui/x-data-grid';
import { columns, SensorServer } from './sensorServer';

const server = new SensorServer();

// preview-start
// Fresh for ten seconds.
const cache = new GridDataSourceCacheDefault({ ttl: 10_000 });
// preview-end

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
};

export default function ServerSideDataGridTTL() {
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
          dataSourceCache={cache}
          pagination
          pageSizeOptions={[10, 20, 50]}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
