import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { columns, flats } from './flats';
import { useStoredModel } from './useStoredModel';

export default function FilteringLocalStorage() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const columnVisibilityModel = {
    district: isWide,
    rooms: isWide,
    balcony: isWide,
    freeFrom: isWide,
  };
  const [filterModel, storeFilterModel] = useStoredModel();

  // preview-start
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Flats"
        rows={flats}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel } }}
        showToolbar
        filterModel={filterModel}
        onFilterModelChange={storeFilterModel}
      />
    </Box>
  );
  // preview-end
}
