import { PRODUCTS } from '@site/src/content/shared/products';
import { startingPoints } from './startingPoints';

const current = { topology: { root: 'v8' }, version: 'v8' } as const;
const pathsOf = (...args: Parameters<typeof startingPoints>) =>
  startingPoints(...args).map(({ path }) => path);

it('starts with the current product, then lists the others', () => {
  expect(pathsOf({ ...current, product: 'x-charts' })).toEqual([
    'react-charts/',
    'react-charts/quickstart/',
    'api/charts/',
    ...PRODUCTS.filter(({ id }) => id !== 'x-charts').map(({ path }) => path.replace('/x/', '')),
  ]);
});

it('lists all products on pages without one', () => {
  expect(pathsOf({ ...current, product: undefined })).toHaveLength(PRODUCTS.length);
});

it('stays in the searched major and its products', () => {
  expect(pathsOf({ ...current, version: 'v5', product: 'x-data-grid' })).toEqual([
    'v5/react-data-grid/',
    'v5/react-data-grid/quickstart/',
    'v5/api/data-grid/',
    'v5/react-date-pickers/',
  ]);
  expect(pathsOf({ topology: { root: 'v4' }, version: 'v4', product: 'x-charts' })).toEqual([
    'react-data-grid/',
  ]);
});
