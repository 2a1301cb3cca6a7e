import { startingPoints } from './startingPoints';

it('starts with the product at hand, then the others', () => {
  expect(startingPoints('x-charts').map(({ path }) => path)).toEqual([
    'react-charts/',
    'react-charts/quickstart/',
    'api/charts/',
    'react-data-grid/',
    'react-date-pickers/',
    'react-tree-view/',
  ]);
});

it('names all products to a reader who is at none', () => {
  expect(startingPoints(undefined)).toHaveLength(4);
});
