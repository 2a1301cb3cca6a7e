import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridPaginationMeta } from '@mui/x-data-grid';
import { columns } from './departures';
import { useDepartures } from './useDepartures';

export default function ServerPaginationGridNoRowCount() {
  const [rowCount, setRowCount] = useState(-1);
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 10 });
  const { rows, hasNextPage, loading } = useDepartures(paginationModel);

  const paginationMeta = useMemo<GridPaginationMeta>(() => ({ hasNextPage }), [hasNextPage]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Departures' } }}
        rows={rows}
        columns={columns}
        loading={loading}
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={paginationMeta}
        pageSizeOptions={[10, 25]}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
      />
    </Box>
  );
}
