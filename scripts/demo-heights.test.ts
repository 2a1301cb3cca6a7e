import path from 'node:path';
import { readPages } from '../src/content/node/page';
import { runsDemo } from '../src/demos/node/plugin/page';
import { buildVersions, contentRoot } from '../src/versions/node';
import { CURRENT_MAJOR, isLive } from '../src/versions/shared/versions';
import { listDemoPages, readPlacedDemos, type DemoPage } from '../tests/browser/allDemos';
import {
  heightTableProblems,
  mergeHeights,
  readHeightTable,
  unmeasuredNames,
} from './lib/demoHeightTable';

const PAGE: DemoPage = {
  route: '/x/react-charts/bars/',
  folder: 'docs/react-charts/bars/',
  demos: ['BasicBars', 'Tall'],
  placed: [
    { name: 'BasicBars', hasHeight: false },
    { name: 'Tall', hasHeight: true },
  ],
};
const KEY = 'docs/react-charts/bars/BasicBars.tsx';

describe('table of demo heights', () => {
  it('contains exactly the demos that pages use', () => {
    // `npm test` only covers the current major.
    const roots = buildVersions(process.cwd()).map(({ major }) => `${contentRoot(major)}/`);
    const heights = Object.entries(readHeightTable()).filter(([file]) =>
      roots.some((root) => file.startsWith(root)),
    );
    const problems = heightTableProblems(listDemoPages(), Object.fromEntries(heights));
    const fix = 'Fix: run `npm run measure-demos` beside `npm start`, and commit the table.';
    expect(problems.length === 0 ? '' : [...problems, fix].join('\n')).toBe('');
  });

  it('was measured after the last change of each demo of the current major', () => {
    const table = readHeightTable();
    const root = `${contentRoot(CURRENT_MAJOR)}/`;
    const stale = listDemoPages()
      .filter(({ folder }) => folder.startsWith(root))
      .flatMap((page) => unmeasuredNames(page, table).map((name) => page.folder + name));
    const fix = 'Fix: run `npm run measure-demos` beside `npm start`, and commit the table.';
    expect(stale.length === 0 ? '' : [...stale, fix].join('\n')).toBe('');
  });

  it('reports a demo without a height, and a height without a demo', () => {
    expect(heightTableProblems([PAGE], { 'docs/Gone.tsx': { wide: 1, narrow: 1 } })).toEqual([
      `${KEY} has no height.`,
      'docs/Gone.tsx has a height, but no page places it or its page says how tall it is.',
    ]);
  });

  it('keeps the heights of majors that are not served, and drops deleted demos', () => {
    const older = 'versioned_docs/version-v7/react-charts/bars/BasicBars.tsx';
    const size = { wide: 300, narrow: 280 };
    const known = { [older]: size, 'docs/react-charts/bars/Gone.tsx': size };
    expect(mergeHeights([PAGE], known, {})).toEqual({ [older]: size });
  });

  it('selects new and changed demos, except those with an explicit height', () => {
    expect(unmeasuredNames(PAGE, {})).toEqual(['BasicBars']);
    const table = mergeHeights([PAGE], {}, { [KEY]: { wide: 300, narrow: 280 } });
    expect(table[KEY]).toMatchObject({ wide: 300, narrow: 280 });
    expect(unmeasuredNames(PAGE, table)).toEqual([]);
    expect(unmeasuredNames(PAGE, { [KEY]: { ...table[KEY]!, source: 'older' } })).toEqual([
      'BasicBars',
    ]);
  });

  it('keeps heights that were not measured, and removes those of deleted demos', () => {
    const known = { [KEY]: { wide: 300, narrow: 280, source: 'older' } };
    const gone = { 'docs/Gone.tsx': { wide: 1, narrow: 1 } };
    expect(mergeHeights([PAGE], { ...known, ...gone }, {})).toEqual(known);
  });
});

it('finds the demos that the page model finds', async () => {
  const live = buildVersions(process.cwd()).filter(({ major }) => isLive(major));
  const pages = (await Promise.all(live.map(({ docsDir }) => readPages(docsDir)))).flat();
  const expected = pages
    .map(({ demos, file, route }) => ({
      route,
      names: demos
        .map(({ name = '' }) => name)
        .filter((name) => runsDemo(process.cwd(), path.dirname(file), name)),
    }))
    .filter(({ names }) => names.length > 0);
  const found = listDemoPages().map(({ placed, route }) => ({
    route,
    names: placed.map(({ name }) => name),
  }));
  const inOrder = (list: typeof found) => list.sort((a, b) => a.route.localeCompare(b.route));
  expect(inOrder(found)).toEqual(inOrder(expected));
}, 60_000);

it('finds the demos of a page in every notation, but not in fences', () => {
  const page = [
    '<Demo file="A" />',
    '<Demo',
    '  file="B"',
    '  height={300}',
    '/>',
    '- <Demo bg="inline" file="C" />',
    '```mdx',
    '<Demo file="D" />',
    '```',
  ].join('\n');
  expect(readPlacedDemos(page)).toEqual([
    { name: 'A', hasHeight: false },
    { name: 'B', hasHeight: true },
    { name: 'C', hasHeight: false },
  ]);
});
