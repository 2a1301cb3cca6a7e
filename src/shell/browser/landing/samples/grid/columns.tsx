import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip, { chipClasses } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { areaElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid';
import { EuroInput } from './EuroInput';
import { euros, STATUSES, type Shipment, type Status } from './shipments';

const STATUS_COLORS = {
  'On its way': 'info',
  Late: 'warning',
  Delivered: 'success',
} as const satisfies Record<Status, string>;

function Customer({ name }: { readonly name: string }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', height: '100%' }}>
      <Avatar
        aria-hidden="true"
        sx={{
          display: { xs: 'none', sm: 'flex' },
          marginInlineEnd: 1.25,
          width: 26,
          height: 26,
          bgcolor: 'action.selected',
          color: 'text.primary',
          fontSize: 11,
          fontWeight: 600,
        }}
      >
        {name
          .split(' ')
          .map(([initial]) => initial)
          .join('')
          .replace('&', '')}
      </Avatar>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Stack>
  );
}

function Loaded({ percent }: { readonly percent: number }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', height: '100%' }}>
      <LinearProgress
        aria-hidden="true"
        variant="determinate"
        value={percent}
        color={percent === 100 ? 'success' : 'primary'}
        sx={{ flex: 1, height: 6, borderRadius: 3, bgcolor: 'action.selected' }}
      />
      <Typography variant="body2" sx={{ width: 40, textAlign: 'end' }}>
        {`${percent}%`}
      </Typography>
    </Stack>
  );
}

function Trend({ parcels }: { readonly parcels: readonly number[] }) {
  const { primary } = useTheme().palette;
  return (
    <Box
      role="img"
      aria-label={`From ${parcels[0]} to ${parcels.at(-1)} parcels a week`}
      sx={{ height: '100%', paddingBlock: 0.75 }}
    >
      <SparkLineChart
        data={[...parcels]}
        height={34}
        area
        curve="natural"
        color={primary.main}
        sx={{ [`& .${areaElementClasses.root}`]: { opacity: 0.18 } }}
      />
    </Box>
  );
}

/** Only the dot is colored, so that the word is readable in both modes. */
function StatusChip({ status }: { readonly status: Status }) {
  const { vars, palette } = useTheme();
  const { main } = (vars?.palette ?? palette)[STATUS_COLORS[status]];
  return (
    <Chip
      size="small"
      label={status}
      icon={<Box component="span" sx={{ width: 7, height: 7, borderRadius: '50%' }} />}
      sx={{
        bgcolor: `color-mix(in srgb, ${main} 12%, transparent)`,
        fontWeight: 500,
        [`& .${chipClasses.icon}`]: { marginInlineStart: 1, bgcolor: main },
      }}
    />
  );
}

const COLUMNS: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 100 },
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1.2,
    minWidth: 190,
    renderCell: ({ row }) => <Customer name={row.customer} />,
  },
  {
    field: 'route',
    headerName: 'Route',
    flex: 1,
    minWidth: 170,
    valueGetter: (_value, row) => `${row.from} → ${row.to}`,
  },
  {
    field: 'loaded',
    headerName: 'Loaded',
    type: 'number',
    headerAlign: 'left',
    align: 'left',
    width: 150,
    renderCell: ({ row }) => <Loaded percent={row.loaded} />,
  },
  {
    field: 'parcels',
    headerName: 'Parcels, 10 weeks',
    width: 150,
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => <Trend parcels={row.parcels} />,
  },
  {
    field: 'value',
    headerName: 'Value',
    type: 'number',
    width: 120,
    editable: true,
    valueFormatter: (value: number) => euros.format(value),
    renderEditCell: (params) => <EuroInput {...params} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...STATUSES],
    width: 130,
    editable: true,
    display: 'flex',
    renderCell: ({ row }) => <StatusChip status={row.status} />,
  },
];

/** Has no space for all columns. */
export const NARROW = '(max-width: 1149.95px)';

/** Has space for three columns. */
export const PHONE = '(max-width: 599.95px)';

/** The columns of a phone, with their width. The customer's takes what is left. */
const PHONE_WIDTHS: Readonly<Record<string, number | undefined>> = {
  customer: undefined,
  value: 96,
  status: 120,
};

const PHONE_COLUMNS = COLUMNS.filter(({ field }) => field in PHONE_WIDTHS).map((column) => ({
  ...column,
  disableColumnMenu: true,
  minWidth: 0,
  width: PHONE_WIDTHS[column.field],
}));

export function columnsFor(isPhone: boolean): GridColDef<Shipment>[] {
  return isPhone ? PHONE_COLUMNS : COLUMNS;
}
