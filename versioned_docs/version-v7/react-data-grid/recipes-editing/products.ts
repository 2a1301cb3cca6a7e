import type { GridColDef } from '@mui/x-data-grid';

export interface Product {
  id: string;
  name: string;
  price: number;
  stock: number;
}

export const products: Product[] = [
  { id: 'B-01', name: 'Rye loaf', price: 4.8, stock: 24 },
  { id: 'B-02', name: 'Baguette', price: 2.2, stock: 60 },
  { id: 'B-03', name: 'Poppy roll', price: 0.9, stock: 140 },
  { id: 'B-04', name: 'Walnut loaf', price: 5.6, stock: 12 },
  { id: 'B-05', name: 'Plum cake', price: 3.4, stock: 18 },
];

const price = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1, minWidth: 150, editable: true },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
    valueFormatter: (value: number) => price.format(value),
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100, editable: true },
];
