import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { columns, roasts } from './roasts';

export default function BasicExampleDataGrid() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const columnVisibilityModel = {
    origin: isWide,
    score: isWide,
    inStock: isWide,
    roastedOn: isWide,
  };

  // preview-start
  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid
        label="Roasts"
        rows={roasts}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel } }}
        showToolbar
        hideFooter
      />
    </Box>
  );
  // preview-end
}
