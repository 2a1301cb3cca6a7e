import type { Root, Table, TableCell } from 'mdast';
import { PLAN_NAMES } from '../../shared/plans';
import { inlineElement } from '../mdx-nodes';
import { textOf, walk } from '../page';

const PLAN_COLUMNS: readonly string[] = Object.values(PLAN_NAMES);

const INCLUDED: Readonly<Record<string, boolean | undefined>> = {
  Yes: true,
  No: false,
  '–': false,
};

function markCell(cell: TableCell): void {
  const included = INCLUDED[textOf(cell).trim()];
  if (included !== undefined) {
    cell.children = [inlineElement('FeatureMark', { included: String(included) })];
  }
}

function markTable({ children: [head, ...rows] }: Table): void {
  head?.children.forEach((header, column) => {
    if (PLAN_COLUMNS.includes(textOf(header).trim())) {
      rows.forEach(({ children }) => children.slice(column, column + 1).forEach(markCell));
    }
  });
}

/**
 * In the columns of plans, "Yes", "No", and "–" become the marks of all other comparisons of plans:
 * a check mark and a dash, with a text for screen readers.
 */
export function remarkPlanMarks() {
  return (root: Root): void =>
    walk(root)
      .filter((node): node is Table => node.type === 'table')
      .forEach(markTable);
}
