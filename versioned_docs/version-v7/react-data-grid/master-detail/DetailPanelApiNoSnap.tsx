import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, type GridRowParams, useGridApiRef } from '@mui/x-data-grid-pro';
import { OrderLines } from './OrderLines';
import { columns, orders, type Order } from './orders';

export default function DetailPanelApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const getDetailPanelContent = useCallback(
    ({ row }: GridRowParams<Order>) => <OrderLines order={row} />,
    [],
  );
  const getDetailPanelHeight = useCallback(() => 'auto' as const, []);

  const toggle = () => {
    apiRef.current.toggleDetailPanel(7011);
    setAnswer('toggleDetailPanel(7011)');
  };
  const openTwo = () => {
    apiRef.current.setExpandedDetailPanels([7012, 7013]);
    setAnswer('setExpandedDetailPanels([7012, 7013])');
  };
  const ask = () => {
    const ids = apiRef.current.getExpandedDetailPanels();
    setAnswer(`getExpandedDetailPanels() returned ${JSON.stringify(ids)}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={toggle}>
          Toggle 7011
        </Button>
        <Button size="small" onClick={openTwo}>
          Open 7012 and 7013
        </Button>
        <Button size="small" onClick={ask}>
          Which are open?
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Orders' } }}
          apiRef={apiRef}
          rows={orders}
          columns={columns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
        />
      </Box>
    </Box>
  );
}
