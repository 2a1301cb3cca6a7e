import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridSelectionModel } from '@mui/x-data-grid';
import { columns, createTickets } from './tickets';

const rows = createTickets(20);

export default function ControlledRowSelection() {
  const [selectionModel, setSelectionModel] = useState<GridSelectionModel>([4002, 4005]);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ mb: 1 }}>Selected: {selectionModel.join(', ') || 'none'}</Typography>
      <Box sx={{ height: 400 }}>
        {/* preview-start */}
        <DataGrid
          aria-label="Tickets"
          rows={rows}
          columns={columns}
          checkboxSelection
          selectionModel={selectionModel}
          onSelectionModelChange={setSelectionModel}
        />
        {/* preview-end */}
      </Box>
    </Box>
  );
}
