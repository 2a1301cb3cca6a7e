import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid-pro';
import { createParcel, type Parcel } from './parcels';

const TOTAL = 500;
const DELAY_MS = 600;
const all = Array.from({ length: TOTAL }, (_, index) => createParcel(index + 1));

interface Query {
  first: number;
  last: number;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
}

interface Answer {
  slice: Parcel[];
  total: number;
}

function compare(a: string | number, b: string | number) {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b));
}

/** Simulates a server that sorts by one field, filters cities by their beginning, and takes its time. */
export function fetchParcels({ first, last, sortModel, filterModel }: Query): Promise<Answer> {
  const start = filterModel?.items.find((item) => item.field === 'city')?.value?.toLowerCase();
  let result = start ? all.filter((row) => row.city.toLowerCase().startsWith(start)) : all;
  const rule = sortModel?.[0];
  if (rule) {
    const field = rule.field as keyof Parcel;
    const sign = rule.sort === 'desc' ? -1 : 1;
    result = [...result].sort((a, b) => sign * compare(a[field], b[field]));
  }
  const answer = { slice: result.slice(first, last), total: result.length };
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), DELAY_MS);
  });
}
