import { movedTo } from './movedTo';

const pages = new Set(['/x/react-charts/heatmap/', '/x/introduction/licensing/']);
const at = (address: string, locales = ['en']) =>
  movedTo(new URL(address, 'https://example.com'), pages, locales);

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

it('returns null for other URLs, and for pages that this build does not contain', () => {
  expect(at('/x/react-charts/')).toBeNull();
  expect(at('/x/react-charts/tree-map/')).toBeNull();
});
