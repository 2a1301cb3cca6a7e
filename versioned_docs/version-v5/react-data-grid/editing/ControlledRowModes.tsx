import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowModes, type GridRowModesModel } from '@mui/x-data-grid';
import { columns, shifts } from './crew';

export default function ControlledRowModes() {
  const [model, setModel] = useState<GridRowModesModel>({});

  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <Stack
        direction="row"
        spacing={1}
        sx={{ mb: 1 }}
        onClick={(event) => event.stopPropagation()}
      >
        <Button size="small" onClick={() => setModel({ 3: { mode: GridRowModes.Edit } })}>
          Edit row 3
        </Button>
        <Button size="small" onClick={() => setModel({ 3: { mode: GridRowModes.View } })}>
          Save it
        </Button>
      </Stack>
      {/* preview-end */}
      <Box sx={{ height: 330 }}>
        <DataGrid
          aria-label="Crew"
          editMode="row"
          rows={shifts}
          columns={columns}
          rowModesModel={model}
          onRowModesModelChange={setModel}
          experimentalFeatures={{ newEditingApi: true }}
        />
      </Box>
    </Box>
  );
}
