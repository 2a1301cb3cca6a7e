import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { columns, flats } from './flats';
import { useStoredModel } from './useStoredModel';

export default function FilteringLocalStorage() {
  const [filterModel, storeFilterModel] = useStoredModel();

  // preview-start
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        loading={flats.length === 0}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ main: { 'aria-label': 'Flats' }, toolbar: { showQuickFilter: true } }}
        filterModel={filterModel}
        onFilterModelChange={storeFilterModel}
      />
    </Box>
  );
  // preview-end
}
