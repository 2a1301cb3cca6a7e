import fc from 'fast-check';
import { parsePageAddress } from './pageAddress';

const SORTING = '/x/react-data-grid/sorting/';

it.each([
  'https://mui.com/x/react-data-grid/sorting/',
  'http://mui.com/x/react-data-grid/sorting/index.md',
  'HTTPS://mui.com/x/react-data-grid/sorting/index.html?a=b',
  'mui.com/x/react-data-grid/sorting/',
  'www.mui.com/x/react-data-grid/sorting/',
  'localhost:3000/x/react-data-grid/sorting/',
  '127.0.0.1:3011/x/react-data-grid/sorting/',
  '//mui.com/x/react-data-grid/sorting/',
  '/x/react-data-grid/sorting/',
  'x/react-data-grid/sorting/',
  '/zh/x/react-data-grid/sorting/',
  'react-data-grid/sorting/',
  './react-data-grid/sorting/',
  'react-data-grid//sorting/',
  'react-data-grid\\sorting/',
  'react-data-grid/%73orting/',
  ' react-data-grid/sorting/ ',
  '`react-data-grid/sorting/`',
  '"react-data-grid/sorting/".',
  'react-data-grid/sorting/…',
  '<https://mui.com/x/react-data-grid/sorting/>',
  '[Sorting](https://mui.com/x/react-data-grid/sorting/), and more',
  'Read https://mui.com/x/react-data-grid/sorting/, please',
])('reads %s', (address) => {
  expect(parsePageAddress(address).pathname).toBe(SORTING);
});

it('keeps the section and the major', () => {
  expect(parsePageAddress('mui.com/x/react-data-grid/sorting/#multi-sorting')).toMatchObject({
    hash: 'multi-sorting',
  });
  expect(parsePageAddress('https://v7.mui.com/x/react-charts/')).toMatchObject({ major: 'v7' });
  expect(parsePageAddress('/x/v6/react-charts/')).toMatchObject({ major: 'v6' });
  expect(parsePageAddress('/x/react-charts/')).not.toHaveProperty('major');
});

it('does not leave the site', () => {
  expect(parsePageAddress('../../etc/passwd').pathname).toBe('/etc/passwd');
  expect(parsePageAddress('%00').pathname).toBe('/x/\0');
  expect(parsePageAddress('%E0%A4%A').pathname).toBe('/x/%E0%A4%A');
});

it.each(['', ' ', '😀', '…', 'http://['])('rejects %j', (text) => {
  expect(() => parsePageAddress(text)).toThrow('is not an address. Expected one such as https://');
});

it('reads or rejects every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      try {
        expect(parsePageAddress(text).pathname).toMatch(/^\//);
      } catch (error) {
        expect((error as Error).message).toContain('is not an address');
      }
    }),
  );
});
