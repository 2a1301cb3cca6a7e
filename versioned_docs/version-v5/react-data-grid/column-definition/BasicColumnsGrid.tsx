import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';

const rows = [
  { id: 1, customer: 'Nordlicht Optics', destination: 'Lisbon' },
  { id: 2, customer: 'Bakkerij Zonneveld', destination: 'Lille' },
  { id: 3, customer: 'Officina Ferraris', destination: 'Graz' },
];

// preview-start
const columns = [{ field: 'customer', width: 200 }, { field: 'destination' }];
// preview-end

export default function BasicColumnsGrid() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid aria-label="Shipments" rows={rows} columns={columns} />
    </Box>
  );
}
