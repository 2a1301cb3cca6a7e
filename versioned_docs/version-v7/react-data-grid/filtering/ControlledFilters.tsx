import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

const presets: Record<string, GridFilterModel> = {
  'In stock': { items: [{ field: 'inStock', operator: 'is', value: 'true' }] },
  Ethiopia: { items: [{ field: 'origin', operator: 'equals', value: 'Ethiopia' }] },
  All: { items: [] },
};

export default function ControlledFilters() {
  const [filterModel, setFilterModel] = useState(presets['In stock']);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        {Object.entries(presets).map(([name, model]) => (
          <Button
            key={name}
            size="small"
            variant={model === filterModel ? 'contained' : 'outlined'}
            aria-pressed={model === filterModel}
            onClick={() => setFilterModel(model)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 450 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Roasts' } }}
          rows={roasts}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
