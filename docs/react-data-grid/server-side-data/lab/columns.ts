import type { GridColDef, GridGroupingColDefOverride } from '@mui/x-data-grid-premium';
import { COUNTRIES, STATUSES } from './orders';

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** JSON has no dates. A day has no time zone: it is midnight wherever the user is. */
const toDate = (day: string | null) => (day ? new Date(`${day}T00:00`) : null);
const toTime = (instant: string | null) => (instant ? new Date(instant) : null);

const two = (value: number) => String(value).padStart(2, '0');

/** The quick filter searches what the grid shows, so the server must be able to write the same text. */
export const showDay = (date: Date | null) =>
  date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : '';
export const showTime = (date: Date | null) =>
  date ? `${showDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}` : '';

export const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', type: 'number', width: 90, groupable: false },
  { field: 'customer', headerName: 'Customer', width: 180 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: options(COUNTRIES),
    width: 120,
  },
  { field: 'team', headerName: 'Team', width: 130 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: options(STATUSES),
    width: 110,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'amount', headerName: 'Amount (€)', type: 'number', width: 120 },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 100 },
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    valueGetter: toDate,
    valueFormatter: showDay,
    width: 120,
  },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'dateTime',
    valueGetter: toTime,
    valueFormatter: showTime,
    width: 160,
  },
  { field: 'note', headerName: 'Note', width: 220 },
];

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  country: COUNTRIES,
  status: STATUSES,
};

/** The column with the groups. By default, it shows the key of a group, and not the label of its option. */
export const groupingColDef: GridGroupingColDefOverride = {
  width: 220,
  valueFormatter: (key: string, row, _column, apiRef) => {
    const node = apiRef.current.getRowNode(apiRef.current.getRowId(row));
    const field = node?.type === 'group' ? (node.groupingField ?? '') : '';
    return LABELS[field]?.[key] ?? key;
  },
};
