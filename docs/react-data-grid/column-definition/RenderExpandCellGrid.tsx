import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { ExpandableText } from './ExpandableText';
import { shipments, type Shipment } from './shipments';

// preview-start
function renderExpandableText(params: GridRenderCellParams<Shipment, string>) {
  return (
    <ExpandableText
      text={params.value ?? ''}
      width={params.colDef.computedWidth}
      hasFocus={params.hasFocus}
    />
  );
}
// preview-end

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 120,
    renderCell: renderExpandableText,
  },
  { field: 'notes', headerName: 'Notes', width: 240, renderCell: renderExpandableText },
];

export default function RenderExpandCellGrid() {
  return (
    <Box sx={{ height: 318, width: '100%' }}>
      <DataGrid label="Shipment notes" rows={shipments} columns={columns} hideFooter />
    </Box>
  );
}
