import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridListColDef,
  GridToolbar,
  gridClasses,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { EditDialog } from './EditDialog';
import { FullMessage } from './FullMessage';
import { columns, messages, type Message } from './messages';

export default function ListViewAdvanced() {
  const apiRef = useGridApiRef();
  const [edited, setEdited] = useState<Message | null>(null);

  // preview-start
  const listColumn = useMemo<GridListColDef<Message>>(
    () => ({
      field: 'listColumn',
      display: 'flex',
      renderCell: ({ row }) => <FullMessage message={row} onEdit={setEdited} />,
    }),
    [],
  );
  // preview-end

  return (
    <Box sx={{ height: 600, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={messages}
        columns={columns}
        loading={messages.length === 0}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Messages' }, toolbar: { showQuickFilter: true } }}
        unstable_listView
        unstable_listColumn={listColumn}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 96}
        hideFooterSelectedRowCount
        pagination
        pageSizeOptions={[10]}
        onRowDoubleClick={({ row }) => setEdited(row)}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        sx={{ border: 0, [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
      {edited && (
        <EditDialog
          message={edited}
          onSave={(changed) => apiRef.current.updateRows([changed])}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}
