import { nearestPages } from './nearestPages';

const PAGES = [
  '/x/introduction/',
  '/x/react-data-grid/',
  '/x/react-data-grid/sorting/',
  '/x/react-data-grid/filtering/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/rich-tree-view/items/',
  '/x/react-tree-view/simple-tree-view/items/',
];

it('finds a page despite a typo', () => {
  expect(nearestPages('/x/react-data-grid/sortng/', PAGES)[0]).toBe('/x/react-data-grid/sorting/');
});

it('finds a page with a shorter name', () => {
  expect(nearestPages('/x/react-data-grid/sort', PAGES)[0]).toBe('/x/react-data-grid/sorting/');
});

it('finds the same page in another section', () => {
  expect(nearestPages('/x/react-tree-view/items/', PAGES).slice(0, 2).sort()).toEqual([
    '/x/react-tree-view/rich-tree-view/items/',
    '/x/react-tree-view/simple-tree-view/items/',
  ]);
});

it('ignores letter case and a missing slash', () => {
  expect(nearestPages('/x/React-Charts/Bars', PAGES)[0]).toBe('/x/react-charts/bars/');
});

it('suggests nothing for a URL that is unlike any page', () => {
  expect(nearestPages('/wp-login.php', PAGES)).toEqual([]);
});

it('respects the limit', () => {
  expect(nearestPages('/x/react-tree-view/items/', PAGES, 1)).toHaveLength(1);
});

it('finds a name despite swapped letters', () => {
  expect(nearestPages('DataGird', ['BarChart', 'DataGrid'])).toEqual(['DataGrid']);
});
