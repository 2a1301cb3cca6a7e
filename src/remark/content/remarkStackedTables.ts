import type { Node, Root, Table, TableCell } from 'mdast';
import { textOf, walk } from '../../build/page';

function setProperties(node: Node, properties: Record<string, string>): void {
  node.data = { ...node.data, hProperties: properties };
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

/** Whether the table opts out, because it fits a phone. */
function isUnstacked({ data }: Table): boolean {
  return data?.hProperties?.dataStacked === 'false';
}

/**
 * Lets tables become stacked entries on narrow screens (`src/css/prose.css`): each cell except the
 * first of its row gets the name of its column in `data-label`. The roles are those of table
 * elements, which browsers drop when a style sheet changes `display`.
 */
export function remarkStackedTables() {
  return (root: Root): void => {
    walk(root)
      .filter((node): node is Table => node.type === 'table')
      .filter((table) => !isUnstacked(table))
      .forEach(labelTable);
  };
}
