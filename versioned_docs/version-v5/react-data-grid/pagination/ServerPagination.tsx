import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, createDepartures, type Departure } from './departures';

const departures = createDepartures(500);

/** Plays a server that takes its time. */
function fetchPage(page: number, pageSize: number): Promise<{ rows: Departure[]; total: number }> {
  const rows = departures.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise((resolve) => {
    setTimeout(() => resolve({ rows, total: departures.length }), 500);
  });
}

export default function ServerPagination() {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(25);
  const [answer, setAnswer] = useState<{ rows: Departure[]; total: number }>();
  const [loading, setLoading] = useState(true);

  useEffect(() => {
    let isCurrent = true;
    setLoading(true);
    fetchPage(page, pageSize).then((next) => {
      if (isCurrent) {
        setAnswer(next);
        setLoading(false);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [page, pageSize]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGrid
        aria-label="Departures"
        rows={answer?.rows ?? []}
        rowCount={answer?.total ?? 0}
        columns={columns}
        loading={loading}
        paginationMode="server"
        page={page}
        onPageChange={setPage}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
      />
      {/* preview-end */}
    </Box>
  );
}
