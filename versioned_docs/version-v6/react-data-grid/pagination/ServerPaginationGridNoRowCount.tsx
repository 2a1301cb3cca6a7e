import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { columns } from './departures';
import { useDepartures } from './useDepartures';

export default function ServerPaginationGridNoRowCount() {
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 10 });
  const { rows, hasNextPage = true, loading } = useDepartures(paginationModel);
  const { page, pageSize } = paginationModel;

  // preview-start
  // One row more than those up to here, as long as there is another page.
  const known = loading ? (page + 1) * pageSize : page * pageSize + rows.length;
  const rowCount = hasNextPage ? known + 1 : known;
  const localeText = useMemo<DataGridProps['localeText']>(() => {
    const total = (to: number) => (hasNextPage ? `more than ${to}` : to);
    return {
      MuiTablePagination: {
        labelDisplayedRows: ({ from, to }) => `${from}–${to} of ${total(to)}`,
      },
    };
  }, [hasNextPage]);
  // preview-end

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={rows}
        columns={columns}
        loading={loading}
        rowCount={rowCount}
        localeText={localeText}
        pageSizeOptions={[10]}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
      />
    </Box>
  );
}
