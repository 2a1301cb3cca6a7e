import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Link } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { featureTable } from './featureTable';
import { remarkFeatureFinder } from './remarkFeatureFinder';

const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'features-')));

function write(name: string, text: string): string {
  const file = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
}

const feature = (name: string, to: string, more = {}) => ({ name, to, words: [], ...more });

beforeAll(() => {
  const groups = [
    {
      name: 'Values',
      features: [
        feature('Validation', 'react-charts/validation/#rules', { task: 'Reject values.' }),
        feature('Zoom', 'react-charts/zoom/', {
          plan: 'pro',
          task: 'Enlarge a range.',
          names: ['zoomData', 'initialZoom'],
          note: 'Set `zoom` on an axis.',
        }),
        feature('Unwritten', 'react-charts/unwritten/', { task: 'Write it.' }),
        feature('Bars', 'react-charts/bars/'),
      ],
    },
    { name: 'Nothing yet', features: [feature('Gone', 'react-charts/gone/')] },
  ];
  write(
    'data/search/features/x-charts.json',
    JSON.stringify({ product: 'x-charts', plans: ['community', 'pro'], groups }),
  );
  write('docs/react-charts/validation/validation.mdx', '## Other\n');
  write('docs/react-charts/zoom/zoom.mdx', '');
  write('docs/react-charts/bars/bars.mdx', '');
});

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

async function process(
  name: string,
  text: string,
  frontMatter: Record<string, unknown>,
): Promise<string> {
  const page = new VFile({
    path: path.join(siteDir, name),
    value: text,
    data: { frontMatter },
  });
  const processor = unified().use(remarkParse).use([remarkMdx, remarkGfm, remarkFeatureFinder]);
  return String(await processor.use(remarkStringify).process(page));
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const component = { productId: 'x-charts', components: ['BarChart'] };

it('links to the guides of the same component, without features that it lacks', async () => {
  const groups = [
    {
      name: 'Items',
      features: [
        feature('Editing', 'react-tree-view/rich-tree-view/editing/', { task: 'Rename items.' }),
        feature('Selection', 'react-tree-view/rich-tree-view/selection/#keys', {
          task: 'Select items.',
        }),
        feature('Keyboard', 'react-tree-view/accessibility/#keys', { task: 'Look up keys.' }),
      ],
    },
  ];
  write('data/search/features/x-tree-view.json', JSON.stringify({ plans: [], groups }));
  write('docs/react-tree-view/rich-tree-view/editing/editing.mdx', '');
  write('docs/react-tree-view/rich-tree-view/selection/selection.mdx', '## Keys\n');
  write('docs/react-tree-view/simple-tree-view/selection/selection.mdx', '');
  write('docs/react-tree-view/accessibility/accessibility.mdx', '## Keys\n');

  const text = await process(
    'docs/react-tree-view/simple-tree-view/focus/focus.mdx',
    'Editing, selection, keyboard.\n',
    {
      productId: 'x-tree-view',
      components: ['SimpleTreeView'],
    },
  );
  const links = [...text.matchAll(/\]\((.+)\)/g)].map(([, link]) => link);
  expect(links).toEqual([
    '/react-tree-view/simple-tree-view/selection/',
    '/react-tree-view/accessibility/#keys',
  ]);
});

it('ends the page of a component with features that it mentions and that have a page', async () => {
  const text = 'Set `initialZoom`. Validation and zoom are unwritten.\n';
  expect(await process('docs/react-charts/bars/bars.mdx', text, component)).toBe(
    [
      text,
      '## Next steps',
      '',
      '* [Zoom](/react-charts/zoom/) <Plan name="pro" />: enlarge a range.',
      '* [Validation](/react-charts/validation/): reject values.',
      '',
    ].join('\n'),
  );
});

it('omits what the page does not mention, even in longer words', async () => {
  const text = 'Zooming needs an invalidation.\n';
  expect(await process('docs/react-charts/bars/bars.mdx', text, component)).toBe(text);
});

it('omits the page itself', async () => {
  expect(await process('docs/react-charts/zoom/zoom.mdx', 'Zoom.\n', component)).toBe('Zoom.\n');
});

describe('next steps that an author wrote', () => {
  const after = async (steps: string) => {
    const text = `Zoom after validation.\n\n## Next steps\n\n${steps}\n`;
    const page = await process('docs/react-charts/bars/bars.mdx', text, component);
    return page.slice(page.indexOf('## Next steps')).split('\n').slice(2, -1);
  };

  it('come first in the list', async () => {
    expect(await after('* [Site](https://a.dev/zoom/zoom.mdx) has more.')).toEqual([
      '* [Site](https://a.dev/zoom/zoom.mdx) has more.',
      '* [Validation](/react-charts/validation/): reject values.',
      '* [Zoom](/react-charts/zoom/) <Plan name="pro" />: enlarge a range.',
    ]);
  });

  it('are not repeated', async () => {
    expect(await after('* [zoom](../zoom/zoom.mdx#ranges)')).toEqual([
      '* [zoom](../zoom/zoom.mdx#ranges)',
      '* [Validation](/react-charts/validation/): reject values.',
    ]);
  });

  it('are filled up to four links', async () => {
    const steps = ['a', 'b', 'c', 'd'].map((name) => `* [${name}](../${name}/${name}.mdx)`);
    expect(await after(steps.join('\n'))).toEqual(steps);
    expect(await after(steps.slice(1).join('\n'))).toEqual([
      ...steps.slice(1),
      '* [Validation](/react-charts/validation/): reject values.',
    ]);
  });

  it('can be a paragraph', async () => {
    expect((await after('See [zoom](../zoom/zoom.mdx).')).at(-1)).toMatch(/^\* \[Validation\]/);
  });
});

it.each([
  ['docs/react-charts/react-charts.mdx', component],
  ['docs/api/charts/bar-chart/bar-chart.mdx', component],
  ['docs/react-charts/bars/bars.mdx', { productId: 'x-charts' }],
  ['docs/react-charts/bars/bars.mdx', { productId: 'x', components: ['A'] }],
])('adds nothing to %s of %j', async (name, frontMatter) => {
  expect(await process(name, 'Zoom.\n', frontMatter)).toBe('Zoom.\n');
});

it('links within the version of the page', async () => {
  write('versioned_docs/version-v7/react-charts/zoom/zoom.mdx', '');
  const text = await process(
    'versioned_docs/version-v7/react-charts/bars/bars.mdx',
    'Zoom after validation.\n',
    component,
  );
  expect(text).toContain('[Zoom](/v7/react-charts/zoom/)');
  expect(text).not.toContain('[Validation]');
});

it('lists all features in groups, with a filter', async () => {
  const text = await process(
    'docs/react-charts/plans/plans.mdx',
    '<Features product="x-charts" />\n',
    {},
  );
  expect(text).toContain(
    '<FeatureFilter plans="community pro" />\n\n<FeatureSection>\n  ## Values',
  );
  expect(text).toMatch(/\| Feature +\| +Community +\| +Pro +\|/);
  const rowOf = (name: string) => text.split('\n').find((line) => line.includes(`[${name}]`)) ?? '';
  const [yes, no] = ['<FeatureMark included="true" />', '<FeatureMark included="false" />'];
  expect(cellsOf(rowOf('Bars'))).toEqual(['[Bars](/react-charts/bars/)', yes, yes]);
  const [zoom, ...marks] = cellsOf(rowOf('Zoom'));
  expect(zoom).toMatch(/^\[Zoom\].*`zoomData`, `initialZoom`.*Set `zoom` on an axis\.$/);
  expect(marks).toEqual([no, yes]);
  expect(text).not.toContain('Nothing yet');
});

it('starts with the features that differ between the plans', () => {
  const names = ['premium', undefined, 'pro', undefined, 'pro'] as const;
  const table = featureTable(
    names.map((plan, index) => ({ name: `${plan} ${index}`, to: '/', plan, words: [] })),
    ['community', 'pro', 'premium'],
    ({ name }) => ({ type: 'link', url: '/', title: name, children: [] }),
  );
  const titles = table.children
    .slice(1)
    .map(({ children }) => (children[0]?.children[0] as Link).title);
  expect(titles).toEqual(['pro 2', 'pro 4', 'premium 0', 'undefined 1', 'undefined 3']);
});

it('marks rows with their plan and their first cells as headers', () => {
  const table = featureTable(
    [{ name: 'Zoom', to: '/zoom/', plan: 'pro', words: [] }],
    ['community', 'pro'],
    ({ to }) => ({ type: 'link', url: to, children: [] }),
  );
  table.children[0]?.children.forEach((header) =>
    expect(header.data).toEqual({ hProperties: { scope: 'col' } }),
  );
  expect(table.children[1]?.data).toEqual({ hProperties: { dataPlan: 'pro' } });
  expect(table.children[1]?.children[0]?.data).toEqual({
    hName: 'th',
    hProperties: { scope: 'row' },
  });
});

it('names a product without a map', async () => {
  await expect(
    process('docs/react-charts/plans/plans.mdx', '<Features product="x-maps" />\n', {}),
  ).rejects.toThrow('<Features> cannot take `product="x-maps"`.');
});
