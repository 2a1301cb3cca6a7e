import { movedTo } from './movedTo';

const pages = new Set([
  '/x/react-charts/heatmap/',
  '/x/introduction/licensing/',
  '/x/api/data-grid/data-grid/',
  '/x/v7/api/data-grid/data-grid/',
]);
const at = (address: string, locales = ['en']) =>
  movedTo(new URL(`https://example.com${address}`), { pages, locales, root: 'v8' });

it('returns the new URL of a page with its query, section, and language', () => {
  expect(at('/x/react-charts/heat-map/?a=1#key')).toBe('/x/react-charts/heatmap/?a=1#key');
  expect(at('/x/react-charts/heat-map')).toBe('/x/react-charts/heatmap/');
  expect(at('/zh/x/react-charts/heat-map/', ['en', 'zh'])).toBe('/zh/x/react-charts/heatmap/');
});

it('prefers the section that the redirect names', () => {
  expect(at('/r/x-pro-svg-link#other')).toBe('/x/introduction/licensing/#pro-plan');
});

it('supports redirects to other sites', () => {
  expect(at('/r/x-get-license')).toBe('https://mui.com/pricing/');
});

it('falls back to English for pages that are not translated', () => {
  expect(at('/fr/x/react-charts/heatmap/?a=1')).toBe('/x/react-charts/heatmap/?a=1');
  expect(at('/zh/x/react-charts/heatmap/')).toBe('/x/react-charts/heatmap/');
  expect(at('/zh/x/no/such/page/', ['en', 'zh'])).toBeNull();
});

it.each([
  ['/x/api/data-grid/DataGrid/?a=1#props', '/x/api/data-grid/data-grid/?a=1#props'],
  ['/x/API/data-grid/data-grid', '/x/api/data-grid/data-grid/'],
  ['//x//api/data-grid/data-grid//', '/x/api/data-grid/data-grid/'],
  ['/x/api/data-grid/data-grid/index.html#props', '/x/api/data-grid/data-grid/#props'],
  ['/x/api%2Fdata-grid%2Fdata-grid/', '/x/api/data-grid/data-grid/'],
  ['/x/v7/api/data-grid/DataGrid/', '/x/v7/api/data-grid/data-grid/'],
  ['/x/v8/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
  ['/zh/x/api/data-grid/DataGrid/', '/zh/x/api/data-grid/data-grid/'],
  ['/x/react-charts/Heat-Map/', '/x/react-charts/heatmap/'],
  ['/x//react-charts/heat-map/index.html', '/x/react-charts/heatmap/'],
])('returns the page of %s in its normal form', (address, page) => {
  expect(at(address, ['en', 'zh'])).toBe(page);
});

it("doesn't guess among several pages, nor leads in a circle", () => {
  const site = { pages: new Set(['/x/a-b/c/', '/x/a/bc/']), locales: ['en'], root: 'v8' } as const;
  expect(movedTo(new URL('https://example.com/x/A-B/C/'), site)).toBe('/x/a-b/c/');
  const twins = { ...site, pages: new Set(['/x/a-b/', '/x/ab/']) };
  expect(movedTo(new URL('https://example.com/x/AB/'), twins)).toBeNull();
  expect(at('/x/api/data-grid/data-grid/')).toBeNull();
});

it('returns null for other URLs, and for pages that this build does not contain', () => {
  expect(at('/x/react-charts/')).toBeNull();
  expect(at('/x/react-charts/tree-map/')).toBeNull();
});
