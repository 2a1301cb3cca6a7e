// eslint-disable-next-line boundaries/dependencies -- this tests the menu of the site
import { navigation } from '../../../navigation';
import {
  entryTitle,
  leafEntries,
  titleFromPathname,
  walkEntries,
  type NavEntry,
} from './navigation';

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

/** Pages that only this site has, or only this site lists. */
const OWN_PAGES = new Set([
  '/x/react-data-grid/features-by-plan',
  '/x/react-date-pickers/features-by-plan',
  '/x/react-charts/features-by-plan',
  '/x/react-tree-view/features-by-plan',
  '/x/guides/testing',
  '/x/guides/frameworks',
  '/x/guides/content-security-policy',
  '/x/react-date-pickers/forms',
  '/x/react-date-pickers/testing',
  '/x/api/data-grid/slot-props',
  '/x/api/date-pickers/slot-props',
  '/x/api/charts/slot-props',
]);

describe('the navigation of this site', () => {
  it('has the published tree, 459 entries of which 403 are pages, besides its own pages', () => {
    const published = navigation.filter(({ sitePage }) => !sitePage);
    const isPublished = ({ pathname }: NavEntry) =>
      !pathname.startsWith('/x/api/changes') && !OWN_PAGES.has(pathname);
    expect([...walkEntries(published)].filter(isPublished)).toHaveLength(459);
    expect(leafEntries(published).filter(isPublished)).toHaveLength(403);
  });

  it('keeps the published plans and flags', () => {
    const entries = [...walkEntries(navigation)];
    const count = (test: (entry: (typeof entries)[number]) => unknown) =>
      entries.filter(test).length;
    expect(count((entry) => entry.plan === 'pro')).toBe(72);
    expect(count((entry) => entry.plan === 'premium')).toBe(26);
    expect(count((entry) => entry.newFeature)).toBe(11);
    expect(count((entry) => entry.unstable)).toBe(3);
    expect(count((entry) => entry.planned)).toBe(6);
  });
});
