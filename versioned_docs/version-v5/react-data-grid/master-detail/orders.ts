import type { GridColDef } from '@mui/x-data-grid-pro';

export interface OrderLine {
  name: string;
  quantity: number;
  price: number;
}

export interface Order {
  id: number;
  customer: string;
  city: string;
  date: string;
  lines: OrderLine[];
}

export const orders: Order[] = [
  {
    id: 7011,
    customer: 'Atelier Brun',
    city: 'Lyon',
    date: '2026-03-02',
    lines: [
      { name: 'Oak board, 2 m', quantity: 12, price: 38 },
      { name: 'Linseed oil, 5 l', quantity: 2, price: 41.5 },
    ],
  },
  {
    id: 7012,
    customer: 'Café Miramar',
    city: 'Porto',
    date: '2026-03-04',
    lines: [{ name: 'Bar stool', quantity: 8, price: 129 }],
  },
  {
    id: 7013,
    customer: 'Kita Sonnenhof',
    city: 'Graz',
    date: '2026-03-05',
    lines: [
      { name: 'Low table', quantity: 4, price: 96 },
      { name: 'Low chair', quantity: 20, price: 34 },
      { name: 'Coat hooks', quantity: 24, price: 6.2 },
    ],
  },
  {
    id: 7014,
    customer: 'Studio Lund',
    city: 'Turku',
    date: '2026-03-09',
    lines: [{ name: 'Drafting table', quantity: 2, price: 420 }],
  },
];

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 160 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'date', headerName: 'Date', width: 120 },
];
