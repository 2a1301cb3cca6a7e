import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const STATUS_COLORS = { Packed: 'success', Picking: 'info', Waiting: 'warning' } as const;

interface Order {
  readonly id: number;
  readonly buyer: string;
  readonly variety: string;
  readonly crates: number;
  readonly price: number;
  readonly status: keyof typeof STATUS_COLORS;
}

const ROWS: readonly Order[] = [
  {
    id: 4101,
    buyer: 'Halden Market',
    variety: 'Cox Orange',
    crates: 48,
    price: 1296,
    status: 'Packed',
  },
  {
    id: 4102,
    buyer: 'Brightwater Juice',
    variety: 'Bramley',
    crates: 120,
    price: 2280,
    status: 'Picking',
  },
  {
    id: 4103,
    buyer: 'Casa Almendro',
    variety: 'Reinette',
    crates: 16,
    price: 544,
    status: 'Waiting',
  },
  { id: 4104, buyer: 'Mori & Ueda', variety: 'Fuji', crates: 64, price: 2048, status: 'Packed' },
  {
    id: 4105,
    buyer: 'Lindqvist Bakery',
    variety: 'Boskoop',
    crates: 30,
    price: 750,
    status: 'Picking',
  },
  { id: 4106, buyer: 'Terra Rossa', variety: 'Annurca', crates: 22, price: 814, status: 'Packed' },
];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const COLUMNS: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'buyer', headerName: 'Buyer', flex: 1, minWidth: 170 },
  { field: 'variety', headerName: 'Variety', width: 130 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 120 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.keys(STATUS_COLORS),
    width: 120,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" color={STATUS_COLORS[row.status]} label={row.status} />
    ),
  },
];

/** What fits on a phone. */
const NARROW = { id: false, variety: false, crates: false, price: false };

export default function GridSample() {
  const isNarrow = useMediaQuery('(width < 600px)');
  return (
    <Paper sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <DataGrid
        label="Orders"
        rows={ROWS}
        columns={COLUMNS}
        columnVisibilityModel={isNarrow ? NARROW : {}}
        checkboxSelection
        initialState={{
          sorting: { sortModel: [{ field: 'crates', sort: 'desc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5]}
      />
    </Paper>
  );
}
