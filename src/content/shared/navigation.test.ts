import fs from 'node:fs';
// eslint-disable-next-line boundaries/dependencies -- this tests the menu of the site
import { navigation } from '../../../navigation';
import publishedPages from '../../../data/published-pages.json';
import redirects from '../../../data/redirects.json';
import { entryTitle, titleFromPathname, walkEntries, type NavEntry } from './navigation';

it.each([
  ['/x/react-data-grid/row-height', 'Row height'],
  ['/x/react-data-grid', 'Data grid'],
  ['/x/api/charts/bar-chart', 'BarChart'],
  ['/x/api/data-grid/grid-api', 'GridApi'],
  ['/x/api/charts/use-series', 'useSeries'],
  ['/x/introduction/licensing/', 'Licensing'],
])('derives the title of %s: %s', (pathname, title) => {
  expect(titleFromPathname(pathname)).toBe(title);
});

it('prefers a section label, then an explicit title', () => {
  expect(entryTitle({ pathname: '/x/a', title: 'Given', subheader: 'Label' })).toBe('Label');
  expect(entryTitle({ pathname: '/x/a', title: 'Given' })).toBe('Given');
});

describe('the navigation of this site', () => {
  const entries = [...walkEntries(navigation)];

  /** Published pages that lead elsewhere now. */
  const redirected = new Set(redirects.map(({ from }) => from.replace(/\/$/, '')));

  /** Some published pages are only linked from others. */
  const exists = (pathname: string) => fs.existsSync(pathname.replace(/^\/x/, 'docs'));

  it('has or leads to every published page', () => {
    const listed = new Set(entries.map(({ pathname }) => pathname.replace(/\/$/, '')));
    const missing = Object.keys(publishedPages).filter(
      (pathname) => !listed.has(pathname) && !redirected.has(pathname) && !exists(pathname),
    );
    expect(missing).toEqual([]);
  });

  // The numbers of the published menu: pages of this site can add to them.
  it.each<[string, number, (entry: NavEntry) => unknown]>([
    ['of the Pro plan', 72, ({ plan }) => plan === 'pro'],
    ['of the Premium plan', 26, ({ plan }) => plan === 'premium'],
    ['that are new', 11, ({ newFeature }) => newFeature],
    ['that are unstable', 3, ({ unstable }) => unstable],
    ['that are planned', 6, ({ planned }) => planned],
  ])('keeps the published entries %s', (_what, published, test) => {
    expect(entries.filter(test).length).toBeGreaterThanOrEqual(published);
  });
});
