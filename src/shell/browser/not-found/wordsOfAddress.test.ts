import { wordsOfAddress } from './wordsOfAddress';

it.each([
  ['/x/react-data-grid/column-definitoin/', 'column definitoin'],
  ['/x/react-data-grid/sort_model.html', 'sort model'],
  ['/x/react-charts/bars/index.html', 'bars'],
  ['/x/rowHeight', 'rowHeight'],
  ['/x/caf%C3%A9', 'café'],
  ['/x/100%', '100%'],
  ['/', ''],
])('reads %s as "%s"', (pathname, words) => {
  expect(wordsOfAddress(pathname)).toBe(words);
});
