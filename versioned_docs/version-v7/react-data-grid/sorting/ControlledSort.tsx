import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { columns, films } from './films';

export default function ControlledSort() {
  const [sortModel, setSortModel] = useState<GridSortModel>([{ field: 'rating', sort: 'desc' }]);
  const rule = sortModel[0];

  return (
    <Box sx={{ width: '100%' }}>
      <Chip
        sx={{ mb: 1 }}
        label={rule ? `${rule.field}, ${rule.sort}` : 'unsorted'}
        onDelete={rule ? () => setSortModel([]) : undefined}
      />
      <Box sx={{ height: 440 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Films' } }}
          rows={films}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
        />
      </Box>
    </Box>
  );
}
