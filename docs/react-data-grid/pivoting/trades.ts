import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Trade {
  id: string;
  date: Date;
  commodity: string;
  trader: string;
  market: string;
  tons: number;
  price: number;
}

const COMMODITIES = ['Barley', 'Cocoa', 'Oats', 'Rapeseed', 'Rye', 'Wheat'];
const PRICES = [195, 6200, 210, 480, 185, 230];
const TRADERS = ['Hilda Berg', 'Jon Alves', 'Mara Novak', 'Pim Vos'];
const MARKETS = ['Hamburg', 'London', 'Paris'];
const TRADE_COUNT = 900;
const ANSWER_MS = 600;

const createTrades = (): Trade[] =>
  Array.from({ length: TRADE_COUNT }, (_, index) => {
    const commodity = (index * 7 + Math.floor(index / 11)) % COMMODITIES.length;
    return {
      id: `T-${20001 + index}`,
      date: new Date(2023, Math.floor(index / 25), 1 + ((index * 13) % 28)),
      commodity: COMMODITIES[commodity],
      trader: TRADERS[(index * 3 + Math.floor(index / 17)) % TRADERS.length],
      market: MARKETS[(index * 2 + Math.floor(index / 5)) % MARKETS.length],
      tons: 20 + ((index * 37) % 180),
      price: PRICES[commodity] * (1 + ((index * 19) % 41) / 200),
    };
  });

/** Simulates a server that answers after a moment. */
export const fetchTrades = () =>
  new Promise<Trade[]>((resolve) => {
    setTimeout(() => resolve(createTrades()), ANSWER_MS);
  });

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const columns: GridColDef<Trade>[] = [
  { field: 'id', headerName: 'Trade', width: 100, pivotable: false },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'commodity', headerName: 'Commodity', width: 120 },
  { field: 'trader', headerName: 'Trader', width: 120 },
  { field: 'market', headerName: 'Market', width: 110 },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 90 },
  {
    field: 'price',
    headerName: 'Price per ton',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | undefined) =>
      value === undefined ? '' : `€${whole.format(value)}`,
  },
];
