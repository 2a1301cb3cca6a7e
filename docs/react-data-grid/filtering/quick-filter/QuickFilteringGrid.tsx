import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { columns, flats } from './flats';

export default function QuickFilteringGrid() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const columnVisibilityModel = { rooms: isWide, rent: isWide, balcony: isWide, freeFrom: isWide };

  // preview-start
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGrid
        label="Flats"
        rows={flats}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel } }}
        showToolbar
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
      />
    </Box>
  );
  // preview-end
}
