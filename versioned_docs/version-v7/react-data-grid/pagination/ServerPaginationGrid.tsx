import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns } from './departures';
import { useDepartures } from './useDepartures';

export default function ServerPaginationGrid() {
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 10 });
  const { rows, total, loading } = useDepartures(paginationModel);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Departures' } }}
        rows={rows}
        columns={columns}
        loading={loading}
        rowCount={total}
        pageSizeOptions={[10]}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
      />
    </Box>
  );
}
