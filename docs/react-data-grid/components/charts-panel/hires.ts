import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Hire {
  id: number;
  station: string;
  district: string;
  month: string;
  tariff: string;
  hires: number;
  revenue: number;
}

const STATIONS = [
  { station: 'Central Station', district: 'Old town', busyness: 9 },
  { station: 'Market Hall', district: 'Old town', busyness: 6 },
  { station: 'Ferry Pier', district: 'Harbor', busyness: 7 },
  { station: 'Shipyard', district: 'Harbor', busyness: 3 },
  { station: 'University', district: 'Hillside', busyness: 8 },
  { station: 'Observatory', district: 'Hillside', busyness: 2 },
];
const MONTHS = ['April', 'May', 'June'];
const TARIFFS = ['Single ride', 'Day ticket'];

const euros = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** What a city hired out in a spring: one row for each station, month and tariff. */
export const hires: Hire[] = STATIONS.flatMap(({ station, district, busyness }, s) =>
  MONTHS.flatMap((month, m) =>
    TARIFFS.map((tariff, t) => {
      const count = 60 * busyness + 90 * m - 40 * t * busyness + ((s * 31 + m * 17) % 50);
      return {
        id: s * 100 + m * 10 + t,
        station,
        district,
        month,
        tariff,
        hires: count,
        revenue: count * (t === 0 ? 2 : 9),
      };
    }),
  ),
);

/** June alone, single rides: one row for each station. */
export const juneHires = hires.filter(
  ({ month, tariff }) => month === 'June' && tariff === 'Single ride',
);

export const columns: GridColDef<Hire>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'district', headerName: 'District', width: 110 },
  { field: 'month', headerName: 'Month', width: 90 },
  { field: 'tariff', headerName: 'Tariff', width: 110 },
  { field: 'hires', headerName: 'Hires', type: 'number', width: 90 },
  {
    field: 'revenue',
    headerName: 'Revenue',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
];
