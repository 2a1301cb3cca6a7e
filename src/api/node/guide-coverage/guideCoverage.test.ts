import { withContent } from '../../../content/node/page';
import { measureGuideCoverage } from './guideCoverage';
import { member } from './testing/fixtures';

const page = (
  text: string,
  productId = 'x-data-grid',
  relative = 'react-data-grid/rows/rows.mdx',
) => withContent({ text, frontMatter: { productId }, place: { relative } });

const missingOf = (text: string, one = member('rowHeight'), ...more: string[]) =>
  measureGuideCoverage('data-grid', [one], [page(text, ...more)]).missing.map(({ name }) => name);

it.each([
  ['a sentence', 'Set `rowHeight` to the height of every row.'],
  ['a list item', '- `rowHeight`: A height.'],
  ['a row', '| Prop | Default | What it does |\n|-|-|-|\n| `rowHeight` | `1` | Sets it |'],
  ['longer code', 'Call `apiRef.current.rowHeight(2)` to change the height.'],
  ['a value', 'The value `rowHeight="auto"` fits the content.'],
  ['a call-out', ':::info\nThe prop `rowHeight` takes a number.\n:::'],
])('finds what %s says about a member', (_, text) => {
  expect(missingOf(text)).toEqual([]);
});

it.each([
  ['a heading', '## The `rowHeight` that users can see'],
  ['a code block', '```tsx\n<DataGrid rowHeight={2} />\n```'],
  ['a component that prints the API', '<ApiObject name="GridSortApi" />'],
  ['a reference', 'See `rowHeight`. The grid shows what is there.'],
  ['a bare list of names', 'Its props: `rowHeight`, `columnWidth`, `getRowId`, `getRowHeight`.'],
  ['a row without a clause', '| Prop | Type |\n|-|-|\n| `rowHeight` | `number` |'],
])('finds nothing about a member in %s', (_, text) => {
  expect(missingOf(text)).toEqual(['rowHeight']);
});

it('expects a plain word on a page that names its owner, or by what readers know the owner', () => {
  const text = 'Set `flex` to share the width.';
  const field = member('flex', { kind: 'field', owners: ['GridColDef'] });
  expect(missingOf(text, field)).toEqual(['flex']);
  expect(missingOf(`${text} It is a field of \`columns\`.`, field)).toEqual([]);
  expect(missingOf(text, member('flex', { kind: 'method', owners: ['GridApi'] }))).toEqual([]);
});

it('accepts the prop of an event', () => {
  const event = member('rowClick', { kind: 'event', owners: [], aliases: ['onRowClick'] });
  expect(missingOf('The grid calls `onRowClick` after a press.', event)).toEqual([]);
});

it('reads the guides of the product and of the family, without those of changes', () => {
  const text = 'Set `rowHeight` to the height of every row.';
  expect(missingOf(text, undefined, 'x-charts')).toEqual(['rowHeight']);
  expect(missingOf(text, undefined, 'x')).toEqual([]);
  expect(missingOf(text, undefined, 'x', 'migration/a/a.mdx')).toEqual(['rowHeight']);
});

it('excludes exempt members', () => {
  const members = [member('sx'), member('gone', { isDeprecated: true }), member('rows')];
  expect(measureGuideCoverage('data-grid', members, [])).toMatchObject({ members: 1, exempt: 2 });
});
