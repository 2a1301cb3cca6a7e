import type { GridColumns } from '@mui/x-data-grid';

export const rows = [
  { id: 1, customer: 'Vela Interiors', city: 'Porto', amount: 1240 },
  { id: 2, customer: 'Northside Bikes', city: 'Malmö', amount: 310 },
  { id: 3, customer: 'Café Lumen', city: 'Lyon', amount: 96 },
  { id: 4, customer: 'Harbor Books', city: 'Cork', amount: 545 },
  { id: 5, customer: 'Studio Okra', city: 'Turin', amount: 870 },
  { id: 6, customer: 'Fjord Optics', city: 'Bergen', amount: 2150 },
];

export const columns: GridColumns = [
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 120 },
];
