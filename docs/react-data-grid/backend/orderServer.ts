import {
  getGridStringOperators,
  type GridColDef,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  total: number;
}

const CUSTOMERS = ['Casa Moura', 'Hotel Aurora', 'Bakery Lind', 'Studio Nord', 'Casa Vidal'];

const ORDERS: Order[] = Array.from({ length: 87 }, (_, index) => ({
  id: 1001 + index,
  customer: CUSTOMERS[(index * 3) % CUSTOMERS.length],
  total: 20 + ((index * 67) % 411),
}));

/** Columns offer the filters that this server knows: part of a text, and none for numbers. */
const filterOperators = getGridStringOperators().filter(({ value }) => value === 'contains');

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, filterable: false },
  { field: 'customer', headerName: 'Customer', minWidth: 110, flex: 1, filterOperators },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 100, filterable: false },
];

const contains = (text: string, part: unknown) =>
  text.toLowerCase().includes(String(part ?? '').toLowerCase());

/** Simulates a server: searches customers, sorts by one field, and cuts out a page. */
export async function findOrders({
  start,
  end,
  sortModel,
  filterModel,
}: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  const { items, quickFilterValues = [] } = filterModel;
  const parts = [...items.map(({ value }) => value), ...quickFilterValues];
  const found = ORDERS.filter(({ customer }) => parts.every((part) => contains(customer, part)));
  const [rule] = sortModel;
  if (rule) {
    const field = rule.field as keyof Order;
    const sign = rule.sort === 'desc' ? -1 : 1;
    // Orders with equal values stay in the order of their numbers.
    found.sort((a, b) => sign * (Number(a[field] > b[field]) - Number(a[field] < b[field])));
  }
  return { rows: found.slice(Number(start), end + 1), rowCount: found.length };
}
