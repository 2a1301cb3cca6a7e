import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  type DataGridProProps,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { OrderLines } from './OrderLines';
import { columns, orders, type Order } from './orders';

export default function DetailPanelOneExpandedRow() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const [expanded, setExpanded] = useState<Set<GridRowId>>(() => new Set([7011]));

  // preview-start
  const keepLast = useCallback<NonNullable<DataGridProProps['onDetailPanelExpandedRowIdsChange']>>(
    (ids) => {
      // The id that was added last is the panel that was opened last.
      const last = [...ids].at(-1);
      setExpanded(new Set(last === undefined ? [] : [last]));
    },
    [],
  );
  // preview-end

  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Order>) => <OrderLines order={row} />,
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  return (
    <Box sx={{ height: 521, width: '100%' }}>
      <DataGridPro
        label="Orders"
        rows={orders}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { city: isWide, date: isWide } } }}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expanded}
        onDetailPanelExpandedRowIdsChange={keepLast}
      />
    </Box>
  );
}
