import { lowerCaseAddress, normalAddress } from './normalAddress';

const PAGE = 'https://mui.com/x/react-data-grid/sorting/';
const at = (address: string, htmlUrl: string | undefined = PAGE) => {
  const url = new URL(address, 'http://127.0.0.1:3010');
  return normalAddress(url, htmlUrl);
};

it.each([
  '/x//react-data-grid/sorting/',
  '/x/react-data-grid/sorting//',
  '/x/react-data-grid/sorting',
  '/x/react-data-grid/sorting/index.html',
  '/x/React-Data-Grid/sorting/',
  '/x/react%2Ddata-grid/sorting/',
])('%s becomes the address of its HTML, with query and hash', (address) => {
  expect(at(`${address}?x=1#multi-sorting`)).toBe('/x/react-data-grid/sorting/?x=1#multi-sorting');
});

it('keeps the address for which the HTML was rendered', () => {
  expect(at('/x/react-data-grid/sorting/?x=1#multi-sorting')).toBeNull();
});

it('keeps an address with the HTML of another page, such as 404.html', () => {
  expect(at('/x//react-data-grid/sorting/', 'https://mui.com/x/404.html/')).toBeNull();
  expect(at('/x/react-data-grid/nonsense/')).toBeNull();
  expect(at('/x/v7/react-data-grid/sorting/')).toBeNull();
});

it.each([undefined, '', 'no address'])('keeps it without an address in the HTML: %j', (html) => {
  expect(normalAddress(new URL(PAGE), html)).toBeNull();
});

it('makes invalid encoding decodable, so that the router finds no page instead of throwing', () => {
  const address = at('/x/%E0%A4%A/?x=1#y', 'https://mui.com/x/404.html/');
  expect(address).toBe('/x/%25E0%25A4%25A/?x=1#y');
  expect(decodeURI(address ?? '')).toBe('/x/%E0%A4%A/?x=1#y');
});

describe('lowerCaseAddress', () => {
  const inLowerCase = (path: string, html: string | undefined) => {
    const { pathname, search, hash } = new URL(path, 'https://mui.com');
    return lowerCaseAddress({ pathname, search, hash }, html);
  };

  it('returns the address in lower case on the page for missing addresses', () => {
    expect(inLowerCase('/x/React-Charts/Bars/?A=1#B', 'https://mui.com/x/404.html')).toBe(
      '/x/react-charts/bars/?A=1#B',
    );
  });

  it('leaves other pages and addresses alone', () => {
    expect(inLowerCase('/x/react-chart/', 'https://mui.com/x/404.html')).toBeNull();
    expect(inLowerCase('/x/React-Charts/', 'https://mui.com/x/react-charts/')).toBeNull();
    expect(inLowerCase('/x/React-Charts/', undefined)).toBeNull();
  });
});
