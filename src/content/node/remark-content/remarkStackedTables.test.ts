import type { Blockquote, Root, Table } from 'mdast';
import { remarkStackedTables } from './remarkStackedTables';

const cell = (...children: Table['children'][number]['children'][number]['children']) => ({
  type: 'tableCell' as const,
  children,
});
const text = (value: string) => ({ type: 'text' as const, value });

function tableOf(): Table {
  return {
    type: 'table',
    children: [
      { type: 'tableRow', children: [cell(text('Prop')), cell(text('Default')), cell()] },
      {
        type: 'tableRow',
        children: [
          cell({ type: 'inlineCode', value: 'rows' }),
          cell({ type: 'emphasis', children: [text('none')] }),
          cell(text('–')),
        ],
      },
    ],
  };
}

it('adds the name of its column to every cell except the first, and keeps the roles', () => {
  const table = tableOf();
  const quote: Blockquote = { type: 'blockquote', children: [table] };
  remarkStackedTables()({ type: 'root', children: [quote] });

  const [head, row] = table.children;
  expect(quote.children).toEqual([
    {
      type: 'blockquote',
      data: { hName: 'div', hProperties: { className: ['table-frame'] } },
      children: [table],
    },
  ]);
  expect(table.data).toEqual({ hProperties: { role: 'table' } });
  expect(head?.children.map(({ data }) => data)).toEqual(
    Array(3).fill({ hProperties: { role: 'columnheader' } }),
  );
  expect(row?.children.map(({ data }) => data)).toEqual([
    { hProperties: { role: 'cell' } },
    { hProperties: { role: 'cell', dataLabel: 'Default' } },
    { hProperties: { role: 'cell' } },
  ]);
});

it('does not change a page without tables', () => {
  const root: Root = { type: 'root', children: [{ type: 'paragraph', children: [text('Hi')] }] };
  remarkStackedTables()(root);
  expect(root).toEqual({
    type: 'root',
    children: [{ type: 'paragraph', children: [text('Hi')] }],
  });
});

it('does not change a table that fits a phone', () => {
  const table: Table = { ...tableOf(), data: { hProperties: { dataStacked: 'false' } } };
  remarkStackedTables()({ type: 'root', children: [table] });
  expect(table.data).toEqual({ hProperties: { dataStacked: 'false' } });
  expect(table.children[1]?.children[1]?.data).toBeUndefined();
});
