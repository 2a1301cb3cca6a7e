import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { createDepartures, type Departure } from './departures';

const DELAY_MS = 500;
const all = createDepartures(87);

export interface Query {
  page: number;
  pageSize: number;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
  /** Id of the row after which the page starts; replaces `page`. */
  cursor?: number;
}

export interface Answer {
  rows: Departure[];
  total: number;
  /** Unknown until there is an answer. */
  hasNextPage?: boolean;
  nextCursor?: number;
}

/** Simulates a server: filters by the beginning of the city, sorts by one field, cuts out a page. */
export function fetchDepartures(query: Query): Promise<Answer> {
  const start = query.filterModel?.items.find((item) => item.field === 'to')?.value;
  let result = start
    ? all.filter((row) => row.to.toLowerCase().startsWith(String(start).toLowerCase()))
    : all;
  const rule = query.sortModel?.[0];
  if (rule) {
    const field = rule.field as keyof Departure;
    const sign = rule.sort === 'desc' ? -1 : 1;
    result = [...result].sort(
      (a, b) => sign * (a[field] < b[field] ? -1 : Number(a[field] > b[field])),
    );
  }
  const first =
    query.cursor === undefined
      ? query.page * query.pageSize
      : result.findIndex((row) => row.id === query.cursor) + 1;
  const rows = result.slice(first, first + query.pageSize);
  const hasNextPage = first + query.pageSize < result.length;
  const answer = {
    rows,
    total: result.length,
    hasNextPage,
    nextCursor: hasNextPage ? rows.at(-1)?.id : undefined,
  };
  return new Promise((resolve) => {
    setTimeout(() => resolve(answer), DELAY_MS);
  });
}
