import path from 'node:path';
import type { SearchRecord } from '../shared/records';
import goldenQueries from '../../../data/search/goldenQueries.json';
import { createSearchEngine, type SearchEngine } from '../shared/engine';
import { measureRelevance, type GoldenQuery } from './testing/relevance';
import { createSearchIndex } from '../shared/searchIndex';
import { readRecords } from './buildIndex';
import { readSearchData } from './searchData';
import { readChangeSteps } from '../../upgrade/node';
import { buildVersions, type BuildVersion } from '../../versions/node';

const siteDir = path.resolve(__dirname, '../../..');
const queries = Object.values<string[][]>(goldenQueries)
  .flat()
  .map(([query = '', ...expected]): GoldenQuery => ({ query, expected }));

let records: SearchRecord[];
let engine: SearchEngine;

beforeAll(async () => {
  const data = await readSearchData(siteDir);
  const [current] = buildVersions(siteDir) as [BuildVersion];
  records = await readRecords(siteDir, current, data);
  engine = createSearchEngine(createSearchIndex(records), data.synonyms);
  // Extracting the API for the first time takes several seconds.
}, 120_000);

it('expects only existing pages', () => {
  const paths = records.map((record) => record.path);
  // A member of several components has one record, but an anchor on the page of each.
  const aliased = /#(?:[\w-]+-prop|slot|class)-/;
  const known = new Set([...paths, ...paths.map((address) => address.split('#', 1)[0])]);
  const unknown = queries.flatMap(({ query, expected }) =>
    expected
      .filter((address) => !aliased.test(address) && !known.has(address))
      .map((address) => `${query}: ${address}`),
  );
  expect(unknown).toEqual([]);
});

it('leads from every error and every old name to an existing page or section', async () => {
  const { errors, oldNames } = await readSearchData(siteDir);
  const known = new Set(records.map(({ kind, name, path }) => `${kind} ${name} ${path}`));
  const lost = [
    ...errors.map(({ text, to }) => `error ${text} ${to}`),
    ...oldNames.map(({ name, to }) => `formerName ${name} ${to}`),
  ].filter((record) => !known.has(record));
  expect(lost).toEqual([]);
});

it('knows every name that is gone in a later major', () => {
  const known = new Set(records.flatMap(({ name, words }) => [name, ...words]));
  const names = readChangeSteps(siteDir).flatMap(({ records }) =>
    records.flatMap(({ kind, name }) =>
      ['renamed', 'removed', 'class', 'theme'].includes(kind) && /^[A-Za-z]\w{2,}$/.test(name)
        ? [name]
        : [],
    ),
  );
  expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
});

it('finds a former name where it was replaced instead of where it is listed', () => {
  const listed = records.filter(
    ({ kind, path }) => kind === 'formerName' && /#(?:introduction|run-codemods)$/.test(path),
  );
  expect(listed.map(({ name, path }) => `${name}: ${path}`)).toEqual([]);
});

it.each(['import { GridRowIdGetter } from', 'getDateCalendarUtilityClass', 'GridCellSelectionApi'])(
  'finds the export in "%s" with its package',
  (query) => {
    const [first] = engine.search(query).hits;
    expect(query).toContain(first?.record.name);
    expect(first?.record.package).toMatch(/^@mui\/x-/);
  },
);

it.each([
  'I have a table with many items and want to know why it always looks so strange on my phone',
  'Uncaught (in promise) FooBarError: the quux of type Baz was not allowed to frobnicate the wombat',
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt',
])('finds nothing rather than nonsense for the long text "%s"', (query) => {
  expect(engine.search(query)).toMatchObject({ hits: [], isPasted: true });
});

it('answers the golden queries', () => {
  const { misses, ...measured } = measureRelevance(engine, queries);
  console.log(
    `${queries.length} queries: success@1 ${measured.successAt1.toFixed(3)}, ` +
      `success@3 ${measured.successAt3.toFixed(3)}, MRR ${measured.meanReciprocalRank.toFixed(3)}` +
      `\nNot in the first three:\n  ${misses.join('\n  ') || 'none'}`,
  );
  expect(queries.length).toBeGreaterThanOrEqual(350);
  expect(measured.successAt1).toBeGreaterThanOrEqual(0.85);
  expect(measured.successAt3).toBeGreaterThanOrEqual(0.97);
  expect(measured.meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
});

it('ranks the record of an event or a selector first for its name', () => {
  const names = records.flatMap(({ kind, name }) =>
    kind === 'event' || kind === 'selector' ? [name] : [],
  );
  expect(names).toEqual(
    expect.arrayContaining(['cellClick', 'sortModelChange', 'gridSortModelSelector']),
  );
  const misled = names.flatMap((name) => {
    const [first] = engine.search(name, { limit: 1 }).hits;
    return first?.record.name === name ? [] : [`${name}: ${first?.path ?? 'nothing'}`];
  });
  expect(misled).toEqual([]);
});

/**
 * Milliseconds depend on the machine, so the test counts: scoring a pair of term and record and
 * ranking it takes about 2 µs on one slow server core. There, 20,000 pairs take 40 ms.
 */
const MOST_WORK_PER_KEY_STROKE = 20_000;
/** Typing every query letter by letter takes a minute; every fifth shows the same peaks. */
const TYPED_EVERY = 5;
/** Longer texts are errors, which readers paste, so that no part of them is searched for. */
const LONGEST_TYPED = 40;

it('does little enough work per keystroke to respond within 50 ms', () => {
  const typed = queries.filter((_query, index) => index % TYPED_EVERY === 0);
  let most = { start: '', work: 0 };
  for (const { query } of typed) {
    const shortest = query.length > LONGEST_TYPED ? query.length : 1;
    for (let length = shortest; length <= query.length; length += 1) {
      const start = query.slice(0, length);
      const { work } = engine.search(start);
      most = work > most.work ? { start, work } : most;
    }
  }
  console.log(`Most work per key stroke: ${most.work} pairs scored for "${most.start}"`);
  expect(most.work).toBeLessThanOrEqual(MOST_WORK_PER_KEY_STROKE);
}, 120_000);
