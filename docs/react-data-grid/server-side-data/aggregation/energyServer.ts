import type {
  GridAggregationFunctionDataSource,
  GridColDef,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-premium';
import { query } from './query';

export interface Yield {
  id: string;
  region: string;
  park: string;
  turbine: string;
  year: string;
  energy: number;
}

const PARKS = [
  ['Coast', 'Dune'],
  ['Coast', 'Gull Rock'],
  ['Hills', 'Heather'],
  ['Hills', 'Long Ridge'],
  ['Sea', 'North Bank'],
];
const TURBINES_PER_PARK = 4;
const YEARS = ['2023', '2024', '2025'];
const ANSWER_MS = 500;

const yields: Yield[] = PARKS.flatMap(([region, park], parkIndex) =>
  Array.from({ length: TURBINES_PER_PARK }, (_, turbineIndex) =>
    YEARS.map((year, yearIndex) => {
      const turbine = `${park} ${turbineIndex + 1}`;
      const seed = parkIndex * 31 + turbineIndex * 17 + yearIndex * 11;
      return {
        id: `${turbine}, ${year}`,
        region,
        park,
        turbine,
        year,
        energy: 5200 + ((seed * 97) % 2600) + (region === 'Sea' ? 4000 : 0),
      };
    }),
  ).flat(),
);

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const columns: GridColDef<Yield>[] = [
  { field: 'region', headerName: 'Region', width: 90 },
  { field: 'park', headerName: 'Park', width: 120 },
  { field: 'turbine', headerName: 'Turbine', flex: 1, minWidth: 130 },
  { field: 'year', headerName: 'Year', width: 80 },
  {
    field: 'energy',
    headerName: 'Energy (MWh)',
    type: 'number',
    width: 130,
    valueFormatter: (value: number | null | undefined) =>
      value == null ? '' : whole.format(value),
  },
];

/** What this server can compute. */
export const aggregationFunctions: Record<string, GridAggregationFunctionDataSource> = {
  sum: { columnTypes: ['number'] },
  avg: { columnTypes: ['number'] },
  max: { columnTypes: ['number'] },
  size: { hasCellUnit: false },
};

/** Simulates a server with the yields of wind turbines. */
export async function findYields(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
  });
  return query(yields, params);
}
