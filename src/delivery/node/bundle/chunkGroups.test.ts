import { chunkGroupsPlugin, filesOfPages, scriptsOf, type ChunkGroups } from './chunkGroups';

interface FakeGroup {
  index: number;
  origins: { request?: string }[];
  chunks: { files: string[]; auxiliaryFiles: string[] }[];
  childrenIterable: FakeGroup[];
  isInitial: () => boolean;
}

function fakeGroup(index: number, request: string | undefined, ...files: string[]): FakeGroup {
  return {
    index,
    origins: [{ request }],
    chunks: files.map((file) => ({ files: [file], auxiliaryFiles: [`${file}.png`] })),
    childrenIterable: [],
    isInitial: () => request === undefined,
  };
}

function read(groups: FakeGroup[]): ChunkGroups {
  let found: ChunkGroups | undefined;
  chunkGroupsPlugin((result) => {
    found = result;
  }).apply({
    hooks: {
      afterEmit: { tap: (_: string, call: (one: object) => void) => call({ chunkGroups: groups }) },
    },
  } as never);
  return found as ChunkGroups;
}

it('follows all imports except those of other routes, even in a loop', () => {
  const main = fakeGroup(7, undefined, 'main.js', 'shared.js');
  const grid = fakeGroup(3, 'grid.mdx', 'grid.js', 'shared.js');
  const charts = fakeGroup(5, 'charts.mdx', 'charts.js');
  const demo = fakeGroup(9, './demo', 'demo.js');
  main.childrenIterable = [grid, charts];
  grid.childrenIterable = [demo];
  demo.childrenIterable = [demo, grid, charts];

  expect(
    filesOfPages(read([demo, charts, main, grid]), {
      all: new Set(['grid.mdx', 'charts.mdx']),
      wanted: new Set(['grid.mdx']),
    }).filter((file) => file.endsWith('.js')),
  ).toEqual(['main.js', 'shared.js', 'grid.js', 'demo.js']);
});

it('includes images and fonts that the scripts emit', () => {
  const routes = { all: new Set<string>(), wanted: new Set<string>() };
  expect(filesOfPages(read([fakeGroup(1, undefined, 'main.js')]), routes)).toEqual([
    'main.js',
    'main.js.png',
  ]);
});

it('returns the scripts of groups without those that are already loaded', () => {
  const groups = read([
    fakeGroup(1, undefined, 'main.js', 'shared.js'),
    fakeGroup(2, 'layout', 'layout.js', 'shared.js'),
    fakeGroup(3, 'page', 'page.js', 'layout.js', 'page.css'),
    fakeGroup(4, 'other', 'other.js'),
  ]);
  expect(scriptsOf(groups, ({ requests }) => /layout|page/.test(requests.join()))).toEqual([
    'layout.js',
    'page.js',
  ]);
});
