import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, sailings } from './sailings';

export default function ColumnOrderingGrid() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGridPro
        label="Sailings"
        rows={sailings}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { departs: isWide, cars: isWide, passengers: isWide } },
        }}
      />
    </Box>
  );
}
