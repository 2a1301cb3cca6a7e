import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridDataSource,
  type GridGetRowsParams,
  GridRowCount,
} from '@mui/x-data-grid-pro';
import { columns, ParcelServer } from './parcelServer';
import { RequestToolbar } from './RequestToolbar';

const server = new ParcelServer();
const ROW_COUNT = 1200;

const choices = [
  { value: 0, label: 'None' },
  { value: 500, label: '0.5s' },
  { value: 2000, label: '2s' },
];

const footer = () => (
  <Box sx={{ px: 2, py: 1 }}>
    <GridRowCount rowCount={ROW_COUNT} visibleRowCount={ROW_COUNT} />
  </Box>
);

export default function ServerSideLazyLoadingRequestThrottle() {
  const [throttleMs, setThrottleMs] = useState(500);
  const [requests, setRequests] = useState(0);

  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params: GridGetRowsParams) => {
        setRequests((count) => count + 1);
        const { rows } = await server.find(params);
        return { rows };
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Requests: {requests}
      </Typography>
      <Box sx={{ height: 484 }}>
        <DataGridPro
          label="Parcels"
          columns={columns}
          dataSource={dataSource}
          // preview-start
          lazyLoading
          lazyLoadingRequestThrottleMs={throttleMs}
          // preview-end
          rowCount={ROW_COUNT}
          paginationModel={{ page: 0, pageSize: 20 }}
          showToolbar
          slots={{ toolbar: RequestToolbar, footer }}
          slotProps={{
            toolbar: {
              question: 'Wait between requests',
              choices,
              choice: throttleMs,
              onChoice: setThrottleMs,
            },
          }}
        />
      </Box>
    </Box>
  );
}
