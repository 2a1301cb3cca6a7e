import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel, GridToolbar } from '@mui/x-data-grid';

const rows = [
  { id: 1, dish: 'Crème brûlée', from: 'Orléans' },
  { id: 2, dish: 'Jalapeño soup', from: 'Mérida' },
  { id: 3, dish: 'Käsespätzle', from: 'Tübingen' },
  { id: 4, dish: 'Cream cake', from: 'Bath' },
];

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', width: 180 },
  { field: 'from', headerName: 'From', width: 140 },
];

export default function QuickFilteringDiacritics() {
  const [ignoreDiacritics, setIgnoreDiacritics] = useState(true);
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['creme'],
  });

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Ignore accents"
        control={
          <Switch
            checked={ignoreDiacritics}
            onChange={(_, checked) => setIgnoreDiacritics(checked)}
          />
        }
      />
      <Box sx={{ height: 330 }}>
        <DataGrid
          key={String(ignoreDiacritics)}
          rows={rows}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ main: { 'aria-label': 'Dishes' }, toolbar: { showQuickFilter: true } }}
          hideFooter
          disableColumnSelector
          disableDensitySelector
          ignoreDiacritics={ignoreDiacritics}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </Box>
    </Box>
  );
}
