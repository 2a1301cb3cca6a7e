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

/** A third column would be cut off at the edge of a phone. */
const MAX_PLANS_ON_PHONES = 2;

/** Whether the cell contains a mark now. */
function markCell(cell: TableCell): boolean {
  const included = INCLUDED[textOf(cell).trim()];
  if (included === undefined) {
    return false;
  }
  cell.children = [inlineElement('FeatureMark', { included: String(included) })];
  return true;
}

function markTable(table: Table): void {
  const [head, ...rows] = table.children;
  const plans = (head?.children ?? []).flatMap((header, column) =>
    PLAN_COLUMNS.includes(textOf(header).trim()) ? [column] : [],
  );
  const marks = rows.flatMap(({ children }) =>
    children.filter((_cell, column) => plans.includes(column)).map(markCell),
  );
  const isComparison = plans.length === (head?.children.length ?? 0) - 1 && marks.every(Boolean);
  if (isComparison) {
    // A column of names and columns of marks fit phones, where other tables are stacked. The marks of
    // three plans are one line below the name.
    const isNarrow = plans.length <= MAX_PLANS_ON_PHONES;
    const properties = isNarrow ? { dataStacked: 'false' } : { dataMarks: '' };
    table.data = { ...table.data, hProperties: properties };
  }
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
