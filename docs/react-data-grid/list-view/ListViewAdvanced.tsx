import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridListViewColDef,
  gridClasses,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { EditDialog } from './EditDialog';
import { FullMessage } from './FullMessage';
import { columns, messages, type Message } from './messages';

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 96;

export default function ListViewAdvanced() {
  const apiRef = useGridApiRef();
  const [edited, setEdited] = useState<Message | null>(null);

  // preview-start
  const listViewColumn = useMemo<GridListViewColDef<Message>>(
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
        label="Messages"
        apiRef={apiRef}
        rows={messages}
        columns={columns}
        showToolbar
        listView
        listViewColumn={listViewColumn}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
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
          onSave={(changed) => apiRef.current?.updateRows([changed])}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}
