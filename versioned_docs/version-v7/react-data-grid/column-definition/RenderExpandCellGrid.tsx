import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { ExpandableText } from './ExpandableText';
import { shipments, type Shipment } from './shipments';

function renderExpandableText(params: GridRenderCellParams<Shipment, string>) {
  return (
    <ExpandableText
      text={params.value ?? ''}
      width={params.colDef.computedWidth}
      hasFocus={params.hasFocus}
    />
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 120, renderCell: renderExpandableText },
  { field: 'notes', headerName: 'Notes', width: 240, renderCell: renderExpandableText },
];

export default function RenderExpandCellGrid() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shipment notes' } }}
        rows={shipments}
        columns={columns}
      />
    </Box>
  );
}
