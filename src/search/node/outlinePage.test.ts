import { withContent } from '../../content/node/page';
import { outlinePage } from './outlinePage';

const page = (...lines: string[]) => outlinePage(withContent({ text: lines.join('\n') }));

it('reads headings with their first sentence and demos', () => {
  const sections = page(
    'What the page is about.',
    '',
    '## Row height',
    '',
    'Set `rowHeight` to a **number** of [pixels](../x.mdx#y).',
    'More of it.',
    '',
    'Another paragraph.',
    '',
    '<Demo file="FixedHeight" bg="inline" />',
    '',
    '### Dynamic <Plan name="pro" /> {#dynamic-row-height}',
    '',
    ':::warning',
    'Measure first.',
    ':::',
    '<Demo',
    '  file="DynamicHeight"',
    '/>',
  );
  expect(sections).toMatchObject([
    { level: 1, title: '', anchor: '', text: 'What the page is about.', demos: [] },
    {
      level: 2,
      title: 'Row height',
      anchor: 'row-height',
      text: 'Set rowHeight to a number of pixels. More of it.',
      demos: ['FixedHeight'],
    },
    {
      level: 3,
      title: 'Dynamic',
      anchor: 'dynamic-row-height',
      plan: 'pro',
      text: 'Measure first.',
      demos: ['DynamicHeight'],
    },
  ]);
});

it('creates the same anchors as Docusaurus', () => {
  const anchors = page(
    '## Next.js',
    '## Basics',
    '### `DataGrid` and <code>rows</code>',
    '## Basics',
    '## Group rows <Plan name="premium" />',
    '## Pinned {/* #own-id */}',
  ).map(({ anchor }) => anchor);
  expect(anchors.slice(1)).toEqual([
    'nextjs',
    'basics',
    'datagrid-and-rows',
    'basics-1',
    'group-rows',
    'own-id',
  ]);
});

it('ignores code blocks', () => {
  const [intro, ...others] = page(
    'Text.',
    '```bash',
    '# npm',
    '<Demo file="No" />',
    '```',
    '# end',
  );
  expect(intro).toMatchObject({ text: 'Text.', demos: [] });
  expect(others.map(({ title }) => title)).toEqual(['end']);
});

it('uses the first list item if there is no paragraph', () => {
  expect(page('## Keys', '', '- Arrow keys move.', '- Enter opens.')[1]?.text).toBe(
    'Arrow keys move.',
  );
});

it('reads a paragraph that starts with a tag, and ignores the label of a call-out', () => {
  const sections = page(
    '## Keys',
    '',
    ':::info[Note]',
    '<kbd>Esc</kbd> closes it, and `*` expands all.',
    ':::',
    '## Empty',
    '',
    '#### Detail',
    '',
    'Text of the detail.',
  );
  expect(sections.slice(1).map(({ text }) => text)).toEqual([
    'Esc closes it, and * expands all.',
    '',
  ]);
});
