import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import GridViewIcon from '@mui/icons-material/ViewModule';
import ListViewIcon from '@mui/icons-material/ViewList';
import { DataGridPro, type GridListColDef, GridToolbar } from '@mui/x-data-grid-pro';
import { MessageCell } from './MessageCell';
import { columns, messages, type Message } from './messages';

// preview-start
const listColumn: GridListColDef<Message> = {
  field: 'listColumn',
  display: 'flex',
  renderCell: ({ row }) => <MessageCell message={row} />,
};
// preview-end

export default function ListView() {
  const [view, setView] = useState<'list' | 'grid'>('list');
  const isList = view === 'list';

  return (
    <Box sx={{ width: '100%', maxWidth: isList ? 420 : 720, mx: 'auto' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="View"
        value={view}
        onChange={(_, newView) => newView && setView(newView)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="grid" aria-label="Grid">
          <GridViewIcon fontSize="small" />
        </ToggleButton>
        <ToggleButton value="list" aria-label="List">
          <ListViewIcon fontSize="small" />
        </ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 438 }}>
        <DataGridPro
          rows={messages}
          columns={columns}
          loading={messages.length === 0}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ main: { 'aria-label': 'Messages' }, toolbar: { showQuickFilter: true } }}
          unstable_listView={isList}
          unstable_listColumn={listColumn}
          rowHeight={isList ? 64 : 52}
        />
      </Box>
    </Box>
  );
}
