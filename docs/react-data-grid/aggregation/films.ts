import { GRID_AGGREGATION_ROOT_FOOTER_ROW_ID, type GridColDef } from '@mui/x-data-grid-premium';

export interface Film {
  id: number;
  title: string;
  company: string;
  country: string;
  year: number;
  gross: number;
  budget: number;
}

type Facts = [string, string, string, number, number, number];

const facts: Facts[] = [
  ['The Salt Road', 'Northlight', 'Norway', 2023, 184, 60],
  ['Paper Lighthouse', 'Northlight', 'Norway', 2021, 42, 18],
  ['Night Train North', 'Aurora', 'Sweden', 2022, 310, 95],
  ['Second Harvest', 'Campo', 'Portugal', 2020, 76, 22],
  ['A Room in Porto', 'Campo', 'Portugal', 2023, 128, 31],
  ['The Cartographer', 'Aurora', 'Sweden', 2024, 402, 140],
  ['Small Harbors', 'Northlight', 'Norway', 2024, 67, 25],
  ['Winter Light', 'Aurora', 'Norway', 2020, 221, 70],
  ['Long Shadows', 'Campo', 'Spain', 2022, 94, 40],
  ['Tin Roofs', 'Vistula', 'Poland', 2021, 58, 12],
  ['The Ferrymen', 'Vistula', 'Poland', 2024, 175, 48],
  ['Quiet Machines', 'Aurora', 'Sweden', 2021, 139, 66],
];

/** Films with gross and budget in millions of euros. */
export const films: Film[] = facts.map(([title, company, country, year, gross, budget], index) => ({
  id: index + 1,
  title,
  company,
  country,
  year,
  gross,
  budget,
}));

const euro = (value: number | null | undefined) =>
  value == null ? '' : `€${Math.round(value).toLocaleString('en-US')}M`;

const labelTotal: GridColDef<Film>['valueFormatter'] = (value, row, _column, apiRef) =>
  apiRef.current.getRowId(row) === GRID_AGGREGATION_ROOT_FOOTER_ROW_ID ? 'Total' : value;

export const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 150, minWidth: 150, flex: 1.4 },
  { field: 'company', headerName: 'Company', width: 110, minWidth: 110, flex: 1 },
  { field: 'country', headerName: 'Country', width: 105, minWidth: 105, flex: 1 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    valueFormatter: (value: number | undefined) => (value === undefined ? '' : String(value)),
  },
  { field: 'gross', headerName: 'Gross', type: 'number', width: 100, valueFormatter: euro },
];

/** The same columns, with a label for the total in the first one. */
export const columnsWithTotal: GridColDef<Film>[] = columns.map((column) =>
  column.field === 'title' ? { ...column, valueFormatter: labelTotal } : column,
);
