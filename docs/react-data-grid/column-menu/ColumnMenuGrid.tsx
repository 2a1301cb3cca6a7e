import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { columns, plays } from './seasons';

export default function ColumnMenuGrid() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Plays"
        rows={plays}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { genre: isWide, premiere: isWide, evenings: isWide } },
        }}
        hideFooter
      />
    </Box>
  );
}
