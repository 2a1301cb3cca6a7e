import Box from '@mui/material/Box';
import { DataGrid, type DataGridProps, frFR } from '@mui/x-data-grid';
import { columns, createParcels } from './parcels';

const parcels = createParcels(24_500);

// preview-start
const number = new Intl.NumberFormat('fr-FR');

const french = frFR.components.MuiDataGrid.defaultProps.localeText;

const localeText: DataGridProps['localeText'] = {
  ...french,
  MuiTablePagination: {
    ...french?.MuiTablePagination,
    labelDisplayedRows: ({ from, to, count }) =>
      `${number.format(from)}–${number.format(to)} sur ${number.format(count)}`,
  },
};
// preview-end

export default function PaginationNumberFormatting() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Colis"
        rows={parcels}
        columns={columns}
        localeText={localeText}
        initialState={{ pagination: { paginationModel: { page: 40 } } }}
      />
    </Box>
  );
}
