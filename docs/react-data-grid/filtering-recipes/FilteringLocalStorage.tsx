import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, flats } from './flats';
import { useStoredModel } from './useStoredModel';

export default function FilteringLocalStorage() {
  const [filterModel, storeFilterModel] = useStoredModel();

  // preview-start
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Flats"
        rows={flats}
        columns={columns}
        showToolbar
        filterModel={filterModel}
        onFilterModelChange={storeFilterModel}
      />
    </Box>
  );
  // preview-end
}
