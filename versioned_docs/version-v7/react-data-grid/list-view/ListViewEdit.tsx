import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import { DataGridPro, type GridListColDef, useGridApiContext } from '@mui/x-data-grid-pro';
import { EditDialog } from './EditDialog';
import { MessageCell } from './MessageCell';
import { columns, messages, type Message } from './messages';

function EditableMessage({ message }: { message: Message }) {
  const apiRef = useGridApiContext();
  const [open, setOpen] = useState(false);

  // preview-start
  const save = (changed: Message) => apiRef.current.updateRows([changed]);
  const remove = () => apiRef.current.updateRows([{ id: message.id, _action: 'delete' }]);
  // preview-end

  return (
    <MessageCell message={message}>
      <IconButton size="small" aria-label={`Edit ${message.subject}`} onClick={() => setOpen(true)}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton size="small" aria-label={`Delete ${message.subject}`} onClick={remove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
      {open && <EditDialog message={message} onSave={save} onClose={() => setOpen(false)} />}
    </MessageCell>
  );
}

const listColumn: GridListColDef<Message> = {
  field: 'listColumn',
  display: 'flex',
  renderCell: ({ row }) => <EditableMessage message={row} />,
};

export default function ListViewEdit() {
  return (
    <Box sx={{ height: 400, width: '100%', maxWidth: 420 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Messages' } }}
        rows={messages}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        rowHeight={64}
        hideFooter
      />
    </Box>
  );
}
