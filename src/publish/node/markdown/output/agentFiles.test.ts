import { strFromU8, unzipSync } from 'fflate';
import type { Alternate } from '../page/createAlternate';
import { agentArchives, agentsBlocks } from './agentFiles';

const page = (route: string, major: Alternate['major'] = 'v8'): Alternate => ({
  ...{ route, major, title: 'Page', description: '', productId: 'x-charts', packages: [] },
  ...{ markdown: `# ${route}`, demos: [], unknown: [] },
});
const BARS: Alternate = {
  ...page('/x/react-charts/bars/'),
  demos: [{ demo: { name: 'BasicBars' } as Alternate['demos'][number]['demo'], markdown: 'demo' }],
};
const ALL = [
  ...['/x/introduction/', '/x/introduction/licensing/', '/x/api/charts/bar-chart/'].map((route) =>
    page(route),
  ),
  BARS,
  ...['/x/v7/introduction/', '/x/v7/react-charts/pie/'].map((route) => page(route, 'v7')),
];
const site = {
  ...{ siteUrl: 'https://example.com/x/', baseUrl: '/x/' },
  ...{ routeOf: () => undefined, hasAlternate: () => true },
};

it('lists the guides of each major in a block, and leaves the API to a rule', () => {
  const [v8, v7] = agentsBlocks(ALL, site);
  expect([v8?.path, v7?.path]).toEqual(['agents/v8.md', 'agents/v7.md']);
  expect(v8?.text).toContain('\n- `introduction`: licensing\n- `react-charts`: bars\n');
  expect(v8?.text).toContain('`https://example.com/x/<page>/index.md`');
  expect(v8?.text).not.toContain('bar-chart');
  expect(v7?.text).toContain('\n- `react-charts`: pie\n');
  expect(v7?.text).toContain('`https://example.com/x/v7/<page>/index.md`');
});

it('packs the pages and demos of each major, always the same way', () => {
  const [v8] = agentArchives(ALL);
  const files = unzipSync(v8?.content ?? new Uint8Array());
  expect(Object.keys(files)).toEqual([
    'mui-x-docs/introduction/index.md',
    'mui-x-docs/introduction/licensing/index.md',
    'mui-x-docs/api/charts/bar-chart/index.md',
    'mui-x-docs/react-charts/bars/index.md',
    'mui-x-docs/react-charts/bars/BasicBars.md',
  ]);
  expect(strFromU8(files['mui-x-docs/react-charts/bars/index.md'] ?? new Uint8Array())).toBe(
    '# /x/react-charts/bars/',
  );
  expect(agentArchives(ALL)[0]?.content).toEqual(v8?.content);
});

it('makes nothing for a major without pages', () => {
  expect(agentsBlocks([page('/x/introduction/')], site)).toHaveLength(1);
});
