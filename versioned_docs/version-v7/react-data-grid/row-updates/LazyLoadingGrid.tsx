import { useCallback, useEffect, useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import { debounce } from '@mui/material/utils';
import { DataGridPro, type GridFetchRowsParams, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, type Parcel } from './parcels';
import { fetchParcels } from './server';

const FIRST_BATCH = 20;

export default function LazyLoadingGrid() {
  const apiRef = useGridApiRef();
  const [initialRows, setInitialRows] = useState<Parcel[]>([]);
  const [rowCount, setRowCount] = useState(0);

  useEffect(() => {
    let active = true;
    fetchParcels({ first: 0, last: FIRST_BATCH }).then((answer) => {
      if (active) {
        setInitialRows(answer.slice);
        setRowCount(answer.total);
      }
    });
    return () => {
      active = false;
    };
  }, []);

  const load = useCallback(
    async ({ firstRowToRender, lastRowToRender, sortModel, filterModel }: GridFetchRowsParams) => {
      const query = { first: firstRowToRender, last: lastRowToRender, sortModel, filterModel };
      const { slice, total } = await fetchParcels(query);
      setRowCount(total);
      apiRef.current?.unstable_replaceRows(firstRowToRender, slice);
    },
    [apiRef],
  );

  // Scrolling renders many intervals. Only the last one is worth a request.
  const loadSoon = useMemo(() => debounce(load, 200), [load]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Parcels' } }}
        apiRef={apiRef}
        rows={initialRows}
        columns={columns}
        rowCount={rowCount}
        rowsLoadingMode="server"
        onFetchRows={loadSoon}
        sortingMode="server"
        filterMode="server"
        hideFooterPagination
      />
    </Box>
  );
}
