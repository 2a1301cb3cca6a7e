import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridFilterModel, type GridSortModel } from '@mui/x-data-grid';
import { columns } from './departures';
import { useDepartures } from './useDepartures';

export default function ServerPaginationFilterSortGrid() {
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 10 });
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const { rows, total, loading } = useDepartures({ ...paginationModel, sortModel, filterModel });

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Departures' } }}
        rows={rows}
        columns={columns}
        loading={loading}
        rowCount={total}
        pageSizeOptions={[10, 25]}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
      />
    </Box>
  );
}
