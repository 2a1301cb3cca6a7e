import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { columns, films } from './films';

export default function BasicExampleDataGrid() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const columnVisibilityModel = { country: isWide, year: isWide, minutes: isWide };

  // preview-start
  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid
        label="Films"
        rows={films}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel } }}
        hideFooter
      />
    </Box>
  );
  // preview-end
}
