import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { createSensorSource, type RequestCounts } from './sensorSource';
import { columns } from './sensorServer';

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
};

export default function ServerSideDataGridAbort() {
  const [counts, setCounts] = useState<RequestCounts>({ sent: 0, aborted: 0, answered: 0 });
  // preview-start
  const [source] = useState(() => createSensorSource(setCounts));
  useEffect(() => source.abort, [source]);
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {`Requests: ${counts.sent} sent, ${counts.aborted} aborted, ${counts.answered} answered`}
      </Typography>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Sensors"
          columns={columns}
          dataSource={source.dataSource}
          dataSourceCache={source.cache}
          pagination
          pageSizeOptions={[10, 20, 50]}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
