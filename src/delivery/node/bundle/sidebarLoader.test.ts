import { expandMenus } from './browser/menuRows.mjs';
import sidebarLoader from './sidebarLoader.mjs';

/** What the module that the loader writes exports. */
function load(docs: unknown[]): unknown {
  const code = sidebarLoader(JSON.stringify({ version: { label: 'v8', docsSidebars: { docs } } }));
  const [, json] = /expandMenus\(JSON\.parse\((.*)\)\);/.exec(code) ?? [];
  return expandMenus(JSON.parse(JSON.parse(json ?? '') as string));
}

const expected = (docs: unknown[]) => ({ version: { label: 'v8', docsSidebars: { docs } } });

const link = {
  type: 'link',
  href: '/x/react-charts/bars/',
  label: 'Bars',
  customProps: { pathname: '/x/react-charts/bars', plan: 'pro' },
  docId: 'doc',
};
const group = {
  type: 'category',
  label: 'Charts',
  items: [link],
  customProps: { pathname: '/x/react-charts-group' },
  collapsible: true,
  collapsed: true,
};
const subheader = {
  ...group,
  items: [group, { type: 'html', value: '<hr>' }],
  customProps: { ...group.customProps, subheader: true },
  collapsible: false,
  collapsed: false,
};

it('keeps what the menu shows, and which entries are documents', () => {
  const docs = [link, subheader];
  const asWritten = JSON.parse(JSON.stringify(docs), (key, value: unknown) =>
    key === 'docId' ? 'react-charts/bars/bars' : value,
  ) as unknown[];
  expect(load(asWritten)).toEqual(expected(docs));
});

it.each([
  ['leads elsewhere', { ...link, customProps: { pathname: 'https://mui.com/' } }],
  ['is no document', { type: 'link', href: '/templates/', label: 'Templates' }],
  ['is not listed', { ...link, unlisted: true }],
  ['is open from the start', { ...group, collapsed: false }],
  ['has no items', { ...group, items: [] }],
])('keeps an entry that %s', (_what, item) => {
  expect(load([item])).toEqual(expected([item]));
});

it('is a fraction of its former size', () => {
  const docs = Array.from({ length: 100 }, () => subheader);
  expect(sidebarLoader(JSON.stringify(expected(docs))).length).toBeLessThan(
    JSON.stringify(expected(docs)).length * 0.6,
  );
});

it('does not change other data', () => {
  expect(sidebarLoader('{"version":{"unlisted":false}}')).toContain(String.raw`"{\"version\":{}}"`);
});
