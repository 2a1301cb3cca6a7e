import type {
  GridAggregationFunctionDataSource,
  GridColDef,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-premium';
import { query } from './query';

export interface Visit {
  id: number;
  date: string;
  city: string;
  museum: string;
  ticket: string;
  visitors: number;
  revenue: number;
}

const MUSEUMS = [
  ['Bern', 'Clock House'],
  ['Bern', 'Old Mill'],
  ['Ghent', 'Cloth Hall'],
  ['Ghent', 'Design Lab'],
  ['Turin', 'Cinema Vault'],
  ['Turin', 'River Museum'],
];
const TICKETS = ['Adult', 'Child', 'Group'];
const PRICES = [14, 6, 9];
const MONTH_COUNT = 24;
const ANSWER_MS = 500;

const visits: Visit[] = MUSEUMS.flatMap(([city, museum], museumIndex) =>
  Array.from({ length: MONTH_COUNT * TICKETS.length }, (_, index) => {
    const ticket = index % TICKETS.length;
    const month = Math.floor(index / TICKETS.length);
    const visitors = 120 + ((museumIndex * 71 + index * 43) % 380);
    return {
      id: museumIndex * MONTH_COUNT * TICKETS.length + index,
      date: `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`,
      city,
      museum,
      ticket: TICKETS[ticket],
      visitors,
      revenue: visitors * PRICES[ticket],
    };
  }),
);

/** The years and quarters by which this server can group. */
const table = visits.map((visit) => ({
  ...visit,
  'date-year': visit.date.slice(0, 4),
  'date-quarter': `Q${Math.ceil(Number(visit.date.slice(5, 7)) / 3)}`,
}));

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const columns: GridColDef<Visit>[] = [
  { field: 'date', headerName: 'Month', width: 100, pivotable: false },
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'museum', headerName: 'Museum', width: 130 },
  { field: 'ticket', headerName: 'Ticket', width: 90 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 100 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 110,
    valueFormatter: (value: number | null | undefined) =>
      value == null ? '' : `€${whole.format(value)}`,
  },
];

/** What this server can compute. */
export const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
  size: { hasCellUnit: false },
};

/** Simulates a server with the visits of museums. */
export async function findVisits(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
  });
  return query(table, params);
}
