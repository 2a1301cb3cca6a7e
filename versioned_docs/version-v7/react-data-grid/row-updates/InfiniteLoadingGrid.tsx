import { useCallback, useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPro,
  type DataGridProProps,
  type GridFilterModel,
  type GridSlots,
  type GridSortModel,
} from '@mui/x-data-grid-pro';
import { columns, type Parcel } from './parcels';
import { fetchParcels } from './server';

const BATCH = 20;

function LoadingBar() {
  return <LinearProgress aria-label="Loading parcels" />;
}

const slots: Partial<GridSlots> = { loadingOverlay: LoadingBar };

export default function InfiniteLoadingGrid() {
  const [rows, setRows] = useState<Parcel[]>([]);
  const [loading, setLoading] = useState(true);
  const [sortModel, setSortModel] = useState<GridSortModel>([]);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({ items: [] });
  const total = useRef(Infinity);

  useEffect(() => {
    let active = true;
    setLoading(true);
    fetchParcels({ first: 0, last: BATCH, sortModel, filterModel }).then((answer) => {
      if (active) {
        total.current = answer.total;
        setRows(answer.slice);
        setLoading(false);
      }
    });
    return () => {
      active = false;
    };
  }, [sortModel, filterModel]);

  const loadMore = useCallback<NonNullable<DataGridProProps['onRowsScrollEnd']>>(async () => {
    if (loading || rows.length >= total.current) {
      return;
    }
    setLoading(true);
    const query = { first: rows.length, last: rows.length + BATCH, sortModel, filterModel };
    const { slice } = await fetchParcels(query);
    setRows((prev) => [...prev, ...slice.filter(({ id }) => !prev.some((row) => row.id === id))]);
    setLoading(false);
  }, [loading, rows.length, sortModel, filterModel]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Parcels' } }}
        rows={rows}
        columns={columns}
        loading={loading}
        slots={slots}
        onRowsScrollEnd={loadMore}
        scrollEndThreshold={200}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        initialState={{ columns: { columnVisibilityModel: { id: false } } }}
        hideFooterPagination
      />
    </Box>
  );
}
