import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { Sample } from './Sample';

const STATUS_COLORS = { Delivered: 'success', 'On its way': 'info', Late: 'warning' } as const;

interface Shipment {
  readonly id: string;
  readonly customer: string;
  readonly city: string;
  readonly parcels: number;
  readonly value: number;
  readonly status: keyof typeof STATUS_COLORS;
}

const ROWS: readonly Shipment[] = [
  {
    id: 'S-2041',
    customer: 'Halden Optics',
    city: 'Oslo',
    parcels: 12,
    value: 8420,
    status: 'Delivered',
  },
  {
    id: 'S-2042',
    customer: 'Brightwater Clinic',
    city: 'Leeds',
    parcels: 3,
    value: 1275,
    status: 'On its way',
  },
  {
    id: 'S-2043',
    customer: 'Casa Almendro',
    city: 'Valencia',
    parcels: 27,
    value: 15310,
    status: 'On its way',
  },
  { id: 'S-2044', customer: 'Mori & Ueda', city: 'Osaka', parcels: 8, value: 6090, status: 'Late' },
  {
    id: 'S-2045',
    customer: 'Lindqvist Print',
    city: 'Malmö',
    parcels: 41,
    value: 22800,
    status: 'Delivered',
  },
  {
    id: 'S-2046',
    customer: 'Terra Rossa',
    city: 'Bologna',
    parcels: 5,
    value: 2410,
    status: 'Delivered',
  },
  {
    id: 'S-2047',
    customer: 'Quayside Books',
    city: 'Bristol',
    parcels: 16,
    value: 3975,
    status: 'Late',
  },
  {
    id: 'S-2048',
    customer: 'Nordic Lamps',
    city: 'Aarhus',
    parcels: 9,
    value: 7160,
    status: 'On its way',
  },
];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const COLUMNS: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 120 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 90 },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(STATUS_COLORS),
    width: 130,
    editable: true,
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" color={STATUS_COLORS[row.status]} label={row.status} />
    ),
  },
];

export default function GridSample() {
  return (
    <Sample>
      <div style={{ height: 474 }}>
        <DataGrid
          label="Shipments"
          rows={ROWS}
          columns={COLUMNS}
          checkboxSelection
          showToolbar
          sx={{ border: 0 }}
          hideFooterSelectedRowCount
          initialState={{
            sorting: { sortModel: [{ field: 'value', sort: 'desc' }] },
            pagination: { paginationModel: { pageSize: 6 } },
          }}
          pageSizeOptions={[6]}
        />
      </div>
    </Sample>
  );
}
