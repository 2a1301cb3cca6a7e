import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridDataSource, type GridGetRowsParams } from '@mui/x-data-grid-pro';
import { columns, ParcelServer } from './parcelServer';
import { RequestToolbar } from './RequestToolbar';

const server = new ParcelServer();

const dataSource: GridDataSource = {
  getRows: async (params: GridGetRowsParams) => {
    const { rows } = await server.find(params);
    return { rows };
  },
};

const choices = [
  { value: -1, label: 'Unknown' },
  { value: 60, label: '60' },
  { value: 1200, label: '1,200' },
];

export default function ServerSideLazyLoadingModeUpdate() {
  const [rowCount, setRowCount] = useState(-1);

  return (
    <Box sx={{ height: 448, width: '100%' }}>
      <DataGridPro
        label="Parcels"
        columns={columns}
        dataSource={dataSource}
        // preview-start
        lazyLoading
        rowCount={rowCount}
        // preview-end
        paginationModel={{ page: 0, pageSize: 20 }}
        showToolbar
        slots={{ toolbar: RequestToolbar }}
        slotProps={{
          toolbar: { question: 'Number of rows', choices, choice: rowCount, onChoice: setRowCount },
        }}
      />
    </Box>
  );
}
