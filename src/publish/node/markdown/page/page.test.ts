import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createAlternate } from './createAlternate';
import { fence } from './fence';
import type { LinkSite } from './links';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'alternates-'));
const docsDir = path.join(siteDir, 'docs');
const folder = path.join(docsDir, 'react-charts/bars');
const file = path.join(folder, 'bars.mdx');
const site: LinkSite = {
  siteUrl: 'https://example.com/x/',
  baseUrl: '/x/',
  routeOf: (source) => (source.endsWith('lines.mdx') ? '/x/react-charts/lines/' : undefined),
  hasAlternate: (route) => route.endsWith('/') && route !== '/x/theme/',
};

beforeAll(() => {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'Basic.tsx'),
    [
      "import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';",
      "import { data } from './data';",
      '',
      'export default function Basic() {',
      '  return (',
      '    // preview-start',
      '    <BarChartPro series={data} />',
      '    // preview-end',
      '  );',
      '}',
      '',
    ].join('\n'),
  );
  fs.writeFileSync(path.join(folder, 'Other.tsx'), fs.readFileSync(path.join(folder, 'Basic.tsx')));
  fs.writeFileSync(path.join(folder, 'data.ts'), 'export const data = [];\n');
  fs.writeFileSync(path.join(folder, 'api.json'), '{"members":[]}');
  const members = [{ name: 'size', type: ['number'] }];
  fs.writeFileSync(path.join(folder, 'Props.json'), JSON.stringify({ members, definitions: {} }));
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

async function alternateOf(...lines: string[]) {
  fs.writeFileSync(
    file,
    [
      '---',
      'title: Bars',
      'description: Compare.',
      'productId: x-charts',
      '---',
      '',
      ...lines,
    ].join('\n'),
  );
  return createAlternate(
    { file, route: '/x/react-charts/bars/', docsDir, siteDir, major: 'v8' },
    site,
  );
}

async function bodyOf(...lines: string[]): Promise<string> {
  const { markdown } = await alternateOf(...lines);
  return markdown.slice(markdown.indexOf('Compare.\n\n', markdown.indexOf('# Bars')) + 10).trim();
}

it('describes the page in the front matter', async () => {
  const { markdown } = await alternateOf('<Demo file="Basic" />');
  expect(markdown.split('\n').slice(0, 10)).toEqual([
    '---',
    'title: "Bars"',
    'description: "Compare."',
    'version: "8.14.1"',
    'product: "Charts"',
    'packages: ["@mui/x-charts-pro"]',
    'url: "https://example.com/x/react-charts/bars/"',
    '---',
    '',
    '# Bars',
  ]);
});

it('names the package that a page without demos imports from', async () => {
  const { markdown, packages } = await alternateOf(
    '## Import',
    '',
    '```ts',
    "import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';",
    '// or',
    "import { DateRangePicker } from '@mui/x-date-pickers-pro';",
    '```',
  );
  expect(packages).toEqual(['@mui/x-date-pickers-pro']);
  expect(markdown).toContain('packages: ["@mui/x-date-pickers-pro"]');
  expect((await alternateOf('Without code.')).packages).toEqual(['@mui/x-charts']);
});

it('shows demos as code without preview markers, and a shared module once', async () => {
  const body = await bodyOf('<Demo file="Basic" />', '', '<Demo file="Other" bg="inline" />');
  expect(body).toContain('Demo [Basic](https://example.com/x/react-charts/bars/Basic.md):');
  expect(body).toContain('```tsx title="Basic.tsx"');
  expect(body).not.toContain('preview-start');
  expect(body.match(/```ts title="data.ts"/g)).toHaveLength(1);
  expect(body).toContain('This demo also uses `data.ts` from an earlier demo on this page.');
});

it('keeps the order of a demo and those in its content', async () => {
  const { demos, markdown } = await alternateOf(
    '<Demo file="Basic">',
    '',
    'It opens this:',
    '',
    '<Demo file="Other" hideToolbar />',
    '',
    '</Demo>',
  );
  expect(demos.map(({ demo }) => demo.name)).toEqual(['Basic', 'Other']);
  expect(markdown).toMatch(/Demo \[Basic\][^]*It opens this:[^]*Demo \[Other\]/);
});

it('creates a separate document for each demo', async () => {
  const { demos } = await alternateOf('<Demo file="Basic" />');
  expect(demos[0]?.markdown).toContain('# Basic\n\nA demo of [Bars](https://example.com/x/');
  expect(demos[0]?.markdown).toContain('export const data');
});

it('reports a demo that does not exist', async () => {
  const { demos, markdown } = await alternateOf('<Demo file="Gone" />');
  expect(demos[0]?.demo.variants).toEqual([]);
  expect(markdown).toContain('Demo [Gone]');
});

it('writes plans as words and removes heading ids', async () => {
  expect(await bodyOf('## Rows <Plan name="premium" /> {#rows}', '', '### Ids {#ids}')).toBe(
    '## Rows (Premium)\n\n### Ids',
  );
});

it.each([
  ['Pro <Plan name="pro" /> adds zoom.', 'Pro adds zoom.'],
  ['- **Pro** <Plan name="pro" />: zoom.', '- **Pro**: zoom.'],
  ['## Pro plan <Plan name="pro" />', '## Pro plan'],
  ['Pro or Premium <Plan name="premium" />.', 'Pro or Premium.'],
  ['The Pro charts zoom <Plan name="pro" />.', 'The Pro charts zoom (Pro).'],
])('names the plan of %s once', async (source, text) => {
  expect(await bodyOf(source)).toBe(text);
});

it('lists features in a table with a column for each plan', async () => {
  const zoom = { name: 'Zoom', to: 'react-charts/bars/', plan: 'pro', words: [] };
  const groups = [
    {
      name: 'Values',
      features: [
        { ...zoom, names: ['zoomData'], note: 'Only on `BarChartPro`.' },
        { name: 'Gone', to: 'react-charts/gone/', words: [] },
      ],
    },
  ];
  const data = path.join(siteDir, 'data/search/features');
  fs.mkdirSync(data, { recursive: true });
  fs.writeFileSync(
    path.join(data, 'x-charts.json'),
    JSON.stringify({ product: 'x-charts', plans: ['community', 'pro'], groups }),
  );
  expect(await bodyOf('<Features product="x-charts" />')).toBe(
    [
      '## Values',
      '',
      '| Feature | API | Community | Pro | Notes |',
      '| --- | --- | --- | --- | --- |',
      '| [Zoom](https://example.com/x/react-charts/bars/index.md) | `zoomData` | No | Yes | Only on `BarChartPro`. |',
    ].join('\n'),
  );
});

it('lists the props of a playground instead of its source, which only runs on the site', async () => {
  fs.writeFileSync(
    path.join(folder, 'BarChart.playground.tsx'),
    [
      "import type { PlaygroundOptions } from '@site/src/demos/browser/playground';",
      'export const options: PlaygroundOptions = {',
      "  controls: ['layout', { name: 'height', min: 160, max: 360 }, { name: 'colors', kind: 'color' }],",
      '};',
      'export default function BarChartPlayground() {',
      '  return <div />;',
      '}',
      '',
    ].join('\n'),
  );
  const load = "load={() => import('./BarChart.playground')}";
  expect(await bodyOf(`<Playground component="BarChart" ${load} />`)).toBe(
    [
      'The web version of this page has a playground with controls for these props of [`BarChart`](https://example.com/x/api/charts/bar-chart/index.md):',
      '',
      '- `layout`',
      '- `height`: 160 to 360',
      '- `colors`',
    ].join('\n'),
  );
});

it('converts call-outs to block quotes with their content', async () => {
  expect(await bodyOf(':::warning[Mind `this`]', 'See [lines](../lines/lines.mdx#a).', ':::')).toBe(
    '> **Warning: Mind `this`**\n>\n> See [lines](https://example.com/x/react-charts/lines/index.md#a).',
  );
});

it('converts tabs to named sections and install components to commands', async () => {
  const body = await bodyOf(
    '<Tabs>',
    '  <TabItem value="pro" label="Pro">',
    '    <InstallCommand packages="@mui/x-charts-pro" />',
    '  </TabItem>',
    '</Tabs>',
  );
  expect(body).toBe(
    '**Pro**\n\n```bash\nnpm install @mui/x-charts-pro@8\n# or: pnpm add @mui/x-charts-pro@8\n# or: yarn add @mui/x-charts-pro@8\n```',
  );
});

it('keeps code with its title and without other options', async () => {
  const body = await bodyOf('```tsx title="src/App.tsx" {2} no-check', '## <Demo {#no}', '```');
  expect(body).toBe('```tsx title="src/App.tsx"\n## <Demo {#no}\n```');
});

it('removes imports and comments, and keeps tables and keys', async () => {
  expect(
    await bodyOf(
      "import api from './api.json';",
      '',
      '{/* for authors */}',
      '',
      '| Key | Does |',
      '| --- | --- |',
      '| <kbd>Enter</kbd> | opens <Plan name="pro" /> |',
    ),
  ).toBe('| Key | Does |\n| --- | --- |\n| <kbd>Enter</kbd> | opens (Pro) |');
});

it('reads the data that an API component spreads', async () => {
  const imports = ["import Props from './Props.json';", "import api from './api.json';"];
  expect(await bodyOf(...imports, '', '<Api.Members {...Props} />')).toContain('| `size` |');
  expect(await bodyOf(...imports, '', '<Api.Members {...api} />')).not.toContain('size');
});

it('reports unknown components and keeps their content', async () => {
  const { markdown, unknown } = await alternateOf('<Shiny>', '', 'Text.', '', '</Shiny>');
  expect(unknown).toEqual(['Shiny']);
  expect(markdown).toContain('Text.');
});

it('fences code that contains fences', () => {
  expect(fence('```\na\n```', 'md')).toBe('````md\n```\na\n```\n````');
});

it('links to the HTML of pages without Markdown, and to files of the build', async () => {
  const { markdown } = await alternateOf(
    '[Studio](/theme/#presets), [skill](pathname:///x/skills/SKILL.md), [mode](/common/mode/).',
  );
  expect(markdown).toContain(
    '[Studio](https://example.com/x/theme/#presets), [skill](https://example.com/x/skills/SKILL.md), [mode](https://example.com/x/common/mode/index.md).',
  );
});
