import type { Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import { processMdx } from '@site/src/base/testing/processMdx';
import { remarkPlanMarks } from './remarkPlanMarks';
import { remarkStackedTables } from './remarkStackedTables';

const process = (...lines: readonly string[]) =>
  processMdx('docs/a/a.mdx', [lines.join('\n')], [remarkGfm, remarkPlanMarks]);

it('marks what a plan includes, also where its column has the icon of the plan', async () => {
  const page = await process(
    '| Feature | Community | Pro <Plan name="pro" /> |',
    '| :- | :-: | :-: |',
    '| Zoom | No | Yes |',
    '| Keyboard | Yes | Yes |',
    '| Ranges | – | Yes |',
  );
  const [yes, no] = ['<FeatureMark included="true" />', '<FeatureMark included="false" />'];
  const cells = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  expect(cells.filter(([, first]) => /^(Zoom|Keyboard|Ranges)$/.test(first ?? ''))).toEqual([
    ['', 'Zoom', no, yes, ''],
    ['', 'Keyboard', yes, yes, ''],
    ['', 'Ranges', no, yes, ''],
  ]);
});

it('keeps other columns, and more than an answer', async () => {
  const page = await process(
    '| Method | Codemod | Pro |',
    '| :- | :- | :- |',
    '| `open()` | Yes | Yes, with `drag` |',
  );
  expect(page).not.toContain('FeatureMark');
});

it.each([
  ['stay tables on phones if they contain only marks', 'Community | Pro', '– | Yes', false],
  ['are stacked if they also contain text', 'Community | Pro', '– | Two days', true],
  ['are stacked if they have three columns', 'Community | Pro | Premium', '– | – | Yes', true],
])('comparisons of plans %s', async (_what, plans, row, isStacked) => {
  const rule = plans.replaceAll(/\w+/g, ':-:');
  const table = [`| Feature | ${plans} |`, `| :- | ${rule} |`, `| Zoom | ${row} |`].join('\n');
  const page = await processMdx(
    'docs/a/a.mdx',
    [table],
    [remarkGfm, remarkPlanMarks, remarkStackedTables],
  );
  // Tables that are stacked are in a frame.
  expect(/^> /m.test(page)).toBe(isStacked);
});

it('marks comparisons of three plans, whose marks share a line on phones', () => {
  const rows = [
    ['Package', 'Community', 'Pro', 'Premium'],
    ['x-charts-pro', '–', 'Yes', 'Yes'],
  ];
  const table: Table = {
    type: 'table',
    children: rows.map((texts) => ({
      type: 'tableRow',
      children: texts.map((value) => ({
        type: 'tableCell',
        children: [{ type: 'text', value }],
      })),
    })),
  };
  const root: Root = { type: 'root', children: [table] };
  remarkPlanMarks()(root);
  remarkStackedTables()(root);
  expect(table.data).toEqual({ hProperties: { dataMarks: '', role: 'table' } });
});
