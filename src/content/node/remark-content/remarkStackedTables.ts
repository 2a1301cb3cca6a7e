import type { Blockquote, Node, Root, Table, TableCell } from 'mdast';
import { isParent, textOf, walk } from '../page';

function setProperties(node: Node, properties: Record<string, string>): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } };
}

function labelCell(cell: TableCell, label: string): void {
  setProperties(cell, { role: 'cell', ...(label ? { dataLabel: label } : {}) });
}

function labelTable(table: Table): void {
  const [head, ...rows] = table.children;
  const labels = head?.children.map((cell) => textOf(cell).trim()) ?? [];
  setProperties(table, { role: 'table' });
  table.children.forEach((row) => setProperties(row, { role: 'row' }));
  head?.children.forEach((cell) => setProperties(cell, { role: 'columnheader' }));
  for (const { children } of rows) {
    children.forEach((cell, column) => labelCell(cell, column === 0 ? '' : (labels[column] ?? '')));
  }
}

function isTable(node: Node): node is Table {
  return node.type === 'table';
}

/** Whether the table opts out, because it fits a phone. */
function isUnstacked({ data }: Table): boolean {
  return data?.hProperties?.dataStacked === 'false';
}

/**
 * A box that scrolls, for a table that is wider than the text. mdast has no node for it, so it is a
 * block quote that is rendered as a `<div>`.
 */
function frameOf(table: Table): Blockquote {
  const data = { hName: 'div', hProperties: { className: ['table-frame'] } };
  return { type: 'blockquote', data, children: [table] };
}

/**
 * Lets tables become stacked entries on narrow screens (`src/css/prose.css`): each cell except the
 * first of its row gets the name of its column in `data-label`. The roles are those of table
 * elements, which browsers drop when a style sheet changes `display`.
 */
export function remarkStackedTables() {
  return (root: Root): void => {
    for (const parent of walk(root).filter(isParent)) {
      parent.children = parent.children.map((node) => {
        if (!isTable(node) || isUnstacked(node)) {
          return node;
        }
        labelTable(node);
        return frameOf(node);
      });
    }
  };
}
