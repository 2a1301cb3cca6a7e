import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

/** The selected ids. When all rows but some are selected, the model names those some. */
function getSelectedIds({ type, ids }: GridRowSelectionModel) {
  return rows.map((row) => row.id).filter((id) => (type === 'include') === ids.has(id));
}

export default function ControlledSelectionGrid() {
  const [model, setModel] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([4001, 4003]),
  });
  const count = getSelectedIds(model).length;

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        disabled={count === 0}
        onClick={() => setModel({ type: 'include', ids: new Set() })}
        sx={{ mb: 1 }}
      >
        Release {count} {count === 1 ? 'ticket' : 'tickets'}
      </Button>
      <Box sx={{ height: 422 }}>
        <DataGrid
          label="Tickets"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooterPagination
        />
      </Box>
    </Box>
  );
}
