import type { GridGetRowsParams } from '@mui/x-data-grid';

const CUSTOMERS = [
  'Lindholm Bikes',
  'Casa Verde',
  'Nordlicht',
  'Atelier Rivoli',
  'Porto & Filhos',
  'Halden Optics',
  'Brightwater Clinics',
  'Quayside Books',
  'Terra Rossa Foods',
  'Vistula Freight',
];

export const STATUSES = ['Open', 'Paid', 'Shipped'];

export interface Order {
  id: number;
  customer: string;
  /** The day as `2026-03-14`. */
  date: string;
  status: string;
  /** In euros. */
  total: number;
}

const orders: Order[] = Array.from({ length: 60 }, (_, index) => ({
  id: 1001 + index,
  customer: CUSTOMERS[index % CUSTOMERS.length] ?? '',
  date: new Date(Date.UTC(2026, 2, 14 - index)).toISOString().slice(0, 10),
  status: STATUSES[index % STATUSES.length] ?? '',
  total: 40 + ((index * 719 + 400) % 1847),
}));

type OrderQuery = Pick<GridGetRowsParams, 'start' | 'end' | 'sortModel'>;

function query({ start, end, sortModel: [sorting] }: OrderQuery) {
  const sorted = [...orders];
  if (sorting?.sort) {
    const field = sorting.field as keyof Order;
    const direction = sorting.sort === 'desc' ? -1 : 1;
    sorted.sort((a, b) => (a[field] < b[field] ? -direction : a[field] > b[field] ? direction : 0));
  }
  return { rows: sorted.slice(Number(start), end + 1), rowCount: orders.length };
}

interface Answer {
  status: number;
  body: unknown;
}

/** Answers in the page as the routes of Express do. */
export function answer(method: 'POST' | 'PUT', path: string, body: unknown): Answer {
  if (method === 'POST') {
    return { status: 200, body: query(body as OrderQuery) };
  }
  const order = orders.find(({ id }) => path.endsWith(`/${id}`));
  const { total } = body as Order;
  return order && total > 0
    ? { status: 200, body: Object.assign(order, { total }) }
    : { status: 422, body: { message: 'Enter a total above 0.' } };
}
