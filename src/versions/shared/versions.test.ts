import { FAMILY, findProduct, type ProductId } from '../../content/shared/products';
import {
  addressIn,
  askedHosts,
  frontPath,
  hasProduct,
  majorFolder,
  splitMajor,
  type Major,
  type VersionTopology,
} from './versions';
import { parseVersionHosts } from './versionHosts';

const together: VersionTopology = { root: 'v8', included: ['v8', 'v7', 'v4'], hosts: {} };
const alone: VersionTopology = {
  root: 'v7',
  included: ['v7'],
  hosts: { v8: 'https://docs.example.com' },
};

it('returns whether a major had a product', () => {
  expect(hasProduct('v4', 'x-data-grid')).toBe(true);
  expect(hasProduct('v4', 'x-date-pickers')).toBe(false);
  expect(hasProduct('v5', 'x-charts')).toBe(false);
  expect(hasProduct('v6', 'x-tree-view')).toBe(true);
  expect(hasProduct('v8', 'x')).toBe(true);
});

it('returns the front page of the product in a major, or of its first one', () => {
  expect(frontPath('v7', FAMILY)).toBe('/x/introduction/');
  expect(frontPath('v4', FAMILY)).toBe('/x/react-data-grid/');
  expect(frontPath('v6', findProduct('x-charts'))).toBe('/x/react-charts/');
  expect(frontPath('v4', findProduct('x-charts'))).toBeUndefined();
});

it('splits a path into its major and its page', () => {
  expect(splitMajor(together, '/x/v7/react-charts/bars/')).toEqual({
    major: 'v7',
    path: '/x/react-charts/bars/',
  });
  expect(splitMajor(together, '/x/v7')).toEqual({ major: 'v7', path: '/x/' });
  expect(splitMajor(together, '/x/react-charts/')).toEqual({
    major: 'v8',
    path: '/x/react-charts/',
  });
  expect(splitMajor(together, '/x/v6/react-charts/').major).toBe('v8');
  expect(splitMajor(alone, '/x/react-charts/').major).toBe('v7');
});

it('returns the URL of a page in each available major', () => {
  const page = '/x/react-data-grid/sorting/#multi-sorting';
  expect(majorFolder(together, 'v7')).toBe('v7/');
  expect(addressIn(together, 'v7', page)).toBe('/x/v7/react-data-grid/sorting/#multi-sorting');
  expect(addressIn(together, 'v8', page)).toBe(page);
  expect(addressIn(together, 'v6', page)).toBeUndefined();
  expect(addressIn(alone, 'v7', page)).toBe(page);
  expect(addressIn(alone, 'v8', page)).toBe(`https://docs.example.com${page}`);
});

it('returns the published front pages where no operator names a host', () => {
  const published = ['v7', 'v6', 'v5', 'v4'] as const;
  const hosts = Object.fromEntries(published.map((major) => [major, `https://${major}.mui.com`]));
  const site: VersionTopology = { root: 'v8', included: ['v8'], hosts, published };
  const front = (major: Major, product: ProductId) =>
    addressIn(site, major, frontPath(major, findProduct(product)) ?? '');
  expect(front('v7', 'x')).toBe('https://v7.mui.com/x/introduction/');
  expect(front('v4', 'x')).toBe('https://v4.mui.com/components/data-grid/');
  expect(front('v4', 'x-data-grid')).toBe('https://v4.mui.com/components/data-grid/');
  expect(front('v5', 'x-data-grid')).toBe('https://v5.mui.com/x/react-data-grid/');
  expect(front('v5', 'x-date-pickers')).toBe(
    'https://v5.mui.com/x/react-date-pickers/getting-started/',
  );
  expect(front('v6', 'x-tree-view')).toBe('https://v6.mui.com/x/react-tree-view/getting-started');
  expect(askedHosts(site)).toEqual([]);
  expect(askedHosts({ ...site, published: ['v6', 'v5', 'v4'] })).toEqual(['https://v7.mui.com']);
});

describe('hosts', () => {
  it('are parsed from a list', () => {
    expect(parseVersionHosts('v7=https://v7.example.com/, v8=http://127.0.0.1:3000')).toEqual({
      v7: 'https://v7.example.com',
      v8: 'http://127.0.0.1:3000',
    });
  });

  it.each(['v9=https://a.example', 'v7', 'v7=ftp://a.example', 'v7=https://a.example/path'])(
    'cannot be %s',
    (entry) => {
      expect(() => parseVersionHosts(entry)).toThrow(
        `"${entry}": expected <major>=<origin>, such as v7=https://v7.example.com`,
      );
    },
  );
});
