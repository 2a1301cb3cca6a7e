import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function BasicExampleDataGridPro() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const columnVisibilityModel = {
    district: isWide,
    rooms: isWide,
    balcony: isWide,
    freeFrom: isWide,
  };

  // preview-start
  return (
    <Box sx={{ height: 474, width: '100%' }}>
      <DataGridPro
        label="Flats"
        rows={flats}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel } }}
        showToolbar
      />
    </Box>
  );
  // preview-end
}
