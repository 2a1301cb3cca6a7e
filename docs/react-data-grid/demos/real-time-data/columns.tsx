import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid-pro';
import type { Quote } from './exchange';

const price = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const percent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** An arrow shows the direction in addition to the color. */
function arrowOf(change: number): string {
  if (change === 0) {
    return '';
  }
  return change > 0 ? '▲' : '▼';
}

export const columns: GridColDef<Quote>[] = [
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 130 },
  { field: 'source', headerName: 'Source', width: 95 },
  {
    field: 'price',
    headerName: '€ per MWh',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => price.format(value),
    cellClassName: ({ row }) => {
      if (row.price === row.before) {
        return '';
      }
      return row.price > row.before ? 'up' : 'down';
    },
  },
  {
    field: 'change',
    headerName: 'Since opening',
    type: 'number',
    width: 135,
    valueGetter: (_, row) => (row.price - row.opened) / row.opened,
    renderCell: ({ value }) => (
      <Box
        component="span"
        sx={{ color: value < 0 ? 'error.main' : 'success.main', whiteSpace: 'nowrap' }}
      >
        {arrowOf(value)} {percent.format(value)}
      </Box>
    ),
  },
  {
    field: 'trend',
    headerName: 'Last ticks',
    width: 140,
    sortable: false,
    filterable: false,
    renderCell: ({ row, value }) => (
      <SparkLineChart
        aria-label={`Last prices of ${row.source}, ${row.region}`}
        data={value}
        width={120}
        height={36}
      />
    ),
  },
  { field: 'volume', headerName: 'MWh traded', type: 'number', width: 120 },
];
