import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { columns, createParcels } from './parcels';

const parcels = createParcels(24_500);

// preview-start
const number = new Intl.NumberFormat('fr-FR');

const localeText = {
  ...frFR.components.MuiDataGrid.defaultProps.localeText,
  MuiTablePagination: {
    ...frFR.components.MuiDataGrid.defaultProps.localeText.MuiTablePagination,
    labelDisplayedRows: ({ from, to, count }: Record<'from' | 'to' | 'count', number>) =>
      `${number.format(from)}–${number.format(to)} sur ${number.format(count)}`,
  },
};
// preview-end

export default function PaginationNumberFormatting() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Colis' } }}
        rows={parcels}
        columns={columns}
        localeText={localeText}
        initialState={{ pagination: { paginationModel: { page: 40 } } }}
      />
    </Box>
  );
}
