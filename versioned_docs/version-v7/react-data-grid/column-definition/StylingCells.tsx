import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { shipments } from './shipments';
import { createColumns } from './statusColumns';

const columns = createColumns({
  Booked: 'booked',
  'In transit': 'moving',
  Delayed: 'delayed',
  Delivered: 'delivered',
});

export default function StylingCells() {
  return (
    <Box
      sx={{
        height: 380,
        width: '100%',
        '& .booked': { fontStyle: 'italic' },
        '& .moving': { backgroundColor: 'rgb(59 130 246 / 0.16)' },
        '& .delayed': { backgroundColor: 'rgb(239 68 68 / 0.2)', fontWeight: 700 },
        '& .delivered': { backgroundColor: 'rgb(34 197 94 / 0.16)' },
      }}
    >
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipment status' } }}
        rows={shipments}
        columns={columns}
      />
    </Box>
  );
}
