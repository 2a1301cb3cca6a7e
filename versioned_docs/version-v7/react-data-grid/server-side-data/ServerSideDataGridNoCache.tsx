import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { columns, SensorServer } from './sensorServer';

const server = new SensorServer();

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
      <Box sx={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Sensors' } }}
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          pagination
          pageSizeOptions={[10, 20, 50]}
          initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
        />
      </Box>
    </Box>
  );
}
