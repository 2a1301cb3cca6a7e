import record from '../../../../data/published-anchors.json';
import facts from '../../../../data/published-pages.json';
import { ContentError } from '../../../base/shared/contentProblem';
import { createRedirects, matchRedirect } from '../../../delivery/shared/hosting';
import { CURRENT_MAJOR, type Major } from '../../../versions/shared/versions';
import { createPageReader } from '../../../content/node/page';
import { contentRoot } from '../../../versions/node';
import { findLostAnchors } from './testing/lostAnchors';
import { pageAnchors } from './pageAnchors';
import { readAnchors, recordAnchors, type PublishedAnchors } from './publishedAnchors';

const published: PublishedAnchors = record;
const siteDir = process.cwd();
const page = 'migration/migration-charts-v7/';
const noRedirect = () => false;
const read = createPageReader();

// Whichever test runs first parses 500 pages, which takes 6 seconds on a quiet machine.
jest.setTimeout(120_000);

const lost = (anchors: string[], headings: string[], moved: string[] = []) =>
  findLostAnchors({ [page]: anchors }, new Map([[page, { headings, moved }]]), noRedirect).flatMap(
    ({ problems }) => problems.map(({ found }) => found),
  );

describe('pageAnchors', () => {
  const headings = [
    { id: 'use', depth: 2, title: 'Use' },
    { id: 'rows', depth: 3, title: 'Rows' },
    { id: 'detail', depth: 4, title: 'Detail' },
  ];

  it('includes the headings that the table of contents shows', () => {
    expect(pageAnchors({ frontMatter: {}, headings })).toEqual(['use', 'rows']);
  });

  it('includes the section that a list of components adds', () => {
    const frontMatter = { components: ['DataGrid'] };
    expect(pageAnchors({ frontMatter, headings })).toEqual(['use', 'rows', 'api']);
  });
});

describe('findLostAnchors', () => {
  it('finds ids that no heading has anymore', () => {
    expect(lost(['use', 'legend'], ['legend', 'use'])).toEqual([]);
    expect(lost(['use', 'legend'], ['use', 'key'])).toEqual([
      'no section has the published id `legend`.',
    ]);
  });

  it('accepts the new place of a section', () => {
    expect(lost(['legend'], ['key'], ['legend'])).toEqual([]);
  });

  it('requires a redirect for a removed page', () => {
    const gone = (isRedirected: () => boolean) =>
      findLostAnchors({ [page]: ['use'] }, new Map(), isRedirected);
    expect(gone(noRedirect)[0]?.problems[0]?.found).toBe('the published page is gone.');
    expect(gone(() => true)).toEqual([]);
  });

  const majors = Object.keys(published) as Major[];
  it.each(majors)('keeps every published section of %s', async (major) => {
    const rules = createRedirects().filter(({ status }) => status !== 200);
    const places = findLostAnchors(
      published[major] ?? {},
      await readAnchors(siteDir, major, read),
      (gone) => major === CURRENT_MAJOR && matchRedirect(rules, `/x/${gone}`) !== null,
    );
    const messages = places.map(
      (place) => new ContentError(`${contentRoot(major)}/${place.page}`, place.problems).message,
    );
    expect(messages.join('\n')).toBe('');
  });
});

describe('the record of published sections', () => {
  it('contains the sections of every page: `npm run record-anchors` adds new ones', async () => {
    expect(published).toEqual(await recordAnchors(siteDir, published, read));
  });

  it('contains those of the previous site', () => {
    const current = published[CURRENT_MAJOR] ?? {};
    const missing = Object.entries(facts).flatMap(([pathname, { anchors }]) => {
      const known = current[`${pathname.replace('/x/', '')}/`];
      return (known && anchors.filter((anchor) => !known.includes(anchor))) ?? [];
    });
    expect(missing).toEqual([]);
  });
});

it('redirects lead to existing pages and sections', async () => {
  const pages = await readAnchors(siteDir, CURRENT_MAJOR, read);
  // The build generates API pages; files and src/pages aren't documents.
  const targets = createRedirects()
    .filter(
      ({ to, status }) =>
        status !== 200 && /^(?:\/:lang)?\/x\/(?!api\/|production-error\/).*\/(?:#|$)/.test(to),
    )
    .map(({ to }) => to.replace(/^.*\/x\//, '').split('#', 2));
  const dead = targets.filter(([page = '', section]) => {
    const { headings, moved } = pages.get(page) ?? { headings: [], moved: [] };
    return (
      !pages.has(page) || (section !== undefined && ![...headings, ...moved].includes(section))
    );
  });
  expect(targets.length).toBeGreaterThan(20);
  expect(dead).toEqual([]);
});
