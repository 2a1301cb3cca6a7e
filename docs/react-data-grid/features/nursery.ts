import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Plant {
  id: number;
  plant: string;
  kind: string;
  house: string;
  pots: number;
  price: number;
  inStock: boolean;
}

const PLANTS: readonly [string, string, number, number][] = [
  ['Lavender', 'Perennial', 120, 4.5],
  ['Sage', 'Herb', 80, 3.2],
  ['Rosemary', 'Herb', 64, 3.8],
  ['Peony', 'Perennial', 18, 12.9],
  ['Hydrangea', 'Shrub', 26, 16.5],
  ['Thyme', 'Herb', 0, 2.9],
  ['Lilac', 'Shrub', 12, 24],
  ['Aster', 'Perennial', 95, 4.2],
  ['Mint', 'Herb', 140, 2.6],
  ['Boxwood', 'Shrub', 40, 9.9],
  ['Iris', 'Perennial', 0, 5.4],
  ['Magnolia', 'Shrub', 7, 48],
];

/** Stock of a plant nursery. */
export const plants: Plant[] = PLANTS.map(([plant, kind, pots, price], index) => ({
  id: index + 1,
  plant,
  kind,
  house: `House ${(index % 3) + 1}`,
  pots,
  price,
  inStock: pots > 0,
}));

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

export const plantColumns: GridColDef<Plant>[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 120 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ['Herb', 'Perennial', 'Shrub'],
    width: 110,
  },
  { field: 'house', headerName: 'House', width: 95 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 80 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 95,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value)),
  },
  { field: 'inStock', headerName: 'In stock', type: 'boolean', width: 90 },
];
