import { addressKey } from './addressKey';

it.each([
  '/x//react-data-grid/sorting/',
  '//x/react-data-grid/sorting/',
  '/x/react-data-grid/sorting//',
  '/x/react-data-grid/sorting',
  '/x/./react-data-grid/sorting/',
  '/x/react-data-grid/sorting/index.html',
  '/x/react-data-grid/sorting/index.htm',
  '/x/react-data-grid/sorting/index',
  '/x/react-data-grid/sorting.html',
  '/x/react-data-grid/sorting.mdx',
  '/X/React-Data-Grid/Sorting/',
  '/x/react%2Ddata%2Dgrid/sorting/',
  '/x%2Freact-data-grid%2Fsorting/',
  '/x/react-data-grid/sorting%20/',
  '/x/react_data_grid/sorting/',
])('%s is the page about sorting', (address) => {
  expect(addressKey(address)).toBe(addressKey('/x/react-data-grid/sorting/'));
});

it.each([
  ['/x/api/data-grid/DataGrid/', '/x/api/data-grid/data-grid/'],
  ['/x/api/date-pickers/PickersDay/', '/x/api/date-pickers/pickers-day/'],
  ['/x/index.html', '/x/'],
])('%s is %s', (address, page) => {
  expect(addressKey(address)).toBe(addressKey(page));
});

it.each([
  ['/x/react-data-grid/', '/x/react-data-grid/sorting/'],
  ['/x/react-charts/', '/x/react-data-grid/'],
  ['/x/v7/react-charts/', '/x/react-charts/'],
])('%s is not %s', (address, page) => {
  expect(addressKey(address)).not.toBe(addressKey(page));
});

it('accepts invalid encoding', () => {
  expect(addressKey('/x/%E0%A4%A/')).toBe('x/%e0%a4%a');
});
