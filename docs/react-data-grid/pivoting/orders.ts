import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Order {
  id: string;
  date: Date;
  country: string;
  roast: string;
  channel: string;
  sacks: number;
  revenue: number;
}

const COUNTRIES = ['Austria', 'Denmark', 'Italy', 'Portugal'];
const ROASTS = ['Espresso', 'Filter', 'Decaf'];
const CHANNELS = ['Web', 'Café', 'Market'];
const SACK_PRICES = [96, 88, 104];
const ORDER_COUNT = 96;

/** Two years of a roastery. Every value depends on the index alone. */
export const orders: Order[] = Array.from({ length: ORDER_COUNT }, (_, index) => {
  const roast = (index * 5 + Math.floor(index / 6)) % ROASTS.length;
  const sacks = 4 + ((index * 17) % 29);
  return {
    id: `R-${1001 + index}`,
    date: new Date(2024, Math.floor(index / 4), 1 + ((index * 11) % 28)),
    country: COUNTRIES[(index * 3 + Math.floor(index / 7)) % COUNTRIES.length],
    roast: ROASTS[roast],
    channel: CHANNELS[(index * 2 + Math.floor(index / 5)) % CHANNELS.length],
    sacks,
    revenue: sacks * SACK_PRICES[roast],
  };
});

const EUROS = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'roast', headerName: 'Roast', width: 110 },
  { field: 'channel', headerName: 'Channel', width: 100 },
  { field: 'sacks', headerName: 'Sacks', type: 'number', width: 90 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 110,
    valueFormatter: (value: number | undefined) => (value === undefined ? '' : EUROS.format(value)),
  },
];
