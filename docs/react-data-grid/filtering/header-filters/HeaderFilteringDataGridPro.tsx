import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function HeaderFilteringDataGridPro() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });

  // preview-start
  return (
    <Box sx={{ height: 492, width: '100%' }}>
      <DataGridPro
        label="Flats"
        rows={flats}
        columns={columns}
        headerFilters
        initialState={{
          columns: {
            columnVisibilityModel: { district: isWide, balcony: isWide, freeFrom: isWide },
          },
          filter: { filterModel: { items: [{ id: 1, field: 'rooms', operator: '>=', value: 3 }] } },
        }}
      />
    </Box>
  );
  // preview-end
}
