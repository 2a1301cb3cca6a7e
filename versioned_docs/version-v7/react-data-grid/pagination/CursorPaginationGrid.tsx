import { useEffect, useMemo, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridPaginationMeta, type GridPaginationModel } from '@mui/x-data-grid';
import { columns } from './departures';
import { useDepartures } from './useDepartures';

/** Where each page starts: the id of the last row of the page before it. */
type Cursors = Record<number, number | undefined>;

export default function CursorPaginationGrid() {
  const cursors = useRef<Cursors>({});
  const [rowCount, setRowCount] = useState(-1);
  const [paginationModel, setPaginationModel] = useState({ page: 0, pageSize: 10 });
  const [cursor, setCursor] = useState<number>();
  const { rows, hasNextPage, nextCursor, loading } = useDepartures({ ...paginationModel, cursor });

  useEffect(() => {
    if (!loading) {
      cursors.current[paginationModel.page + 1] = nextCursor;
    }
  }, [loading, nextCursor, paginationModel.page]);

  const handleChange = (next: GridPaginationModel) => {
    const isNewSize = next.pageSize !== paginationModel.pageSize;
    if (isNewSize) {
      cursors.current = {};
    }
    const page = isNewSize ? 0 : next.page;
    // A page can be opened once the page before it has been loaded.
    if (page === 0 || cursors.current[page] !== undefined) {
      setPaginationModel({ ...next, page });
      setCursor(cursors.current[page]);
    }
  };

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
        onPaginationModelChange={handleChange}
      />
    </Box>
  );
}
