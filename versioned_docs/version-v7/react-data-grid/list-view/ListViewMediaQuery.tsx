import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridListColDef } from '@mui/x-data-grid-pro';
import { MessageCell } from './MessageCell';
import { columns, messages, type Message } from './messages';

const listColumn: GridListColDef<Message> = {
  field: 'listColumn',
  display: 'flex',
  renderCell: ({ row }) => <MessageCell message={row} />,
};

export default function ListViewMediaQuery() {
  // preview-start
  const isNarrow = useMediaQuery('(max-width: 900px)');

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Messages' } }}
        rows={messages}
        columns={columns}
        loading={messages.length === 0}
        unstable_listView={isNarrow}
        unstable_listColumn={listColumn}
        rowHeight={isNarrow ? 64 : 52}
      />
    </Box>
  );
  // preview-end
}
