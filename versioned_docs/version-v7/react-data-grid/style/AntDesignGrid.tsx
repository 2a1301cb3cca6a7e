import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { AntPagination } from './AntPagination';
import { antStyles } from './antStyles';
import { columns, wells } from './wells';

export default function AntDesignGrid() {
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 5 });

  // preview-start
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Wells' } }}
        rows={wells}
        columns={columns}
        checkboxSelection
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        slots={{ pagination: AntPagination }}
        sx={antStyles}
      />
    </Box>
  );
  // preview-end
}
