import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridDataSource, type GridInitialState } from '@mui/x-data-grid';
import { columns, findOrders } from './orderServer';

const initialState: GridInitialState = {
  pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
};

export default function RequestOfGrid() {
  const [request, setRequest] = useState('');
  // preview-start
  const [dataSource] = useState<GridDataSource>(() => ({
    getRows: (params) => {
      const { start, end, sortModel, filterModel } = params;
      setRequest(JSON.stringify({ start, end, sortModel, filterModel }, null, 2));
      return findOrders(params);
    },
  }));
  // preview-end

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      <Box sx={{ height: 423, flex: '999 1 400px', minWidth: 0 }}>
        <DataGrid
          label="Orders"
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          showToolbar
          pagination
          pageSizeOptions={[5, 10, 20]}
          initialState={initialState}
        />
      </Box>
      <Box
        component="pre"
        role="region"
        aria-label="Last request"
        tabIndex={0}
        dir="ltr"
        sx={{
          flex: '1 1 250px',
          height: { xs: 260, sm: 423 },
          m: 0,
          p: 1.5,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontSize: 12,
          lineHeight: 1.5,
        }}
      >
        {request}
      </Box>
    </Box>
  );
}
