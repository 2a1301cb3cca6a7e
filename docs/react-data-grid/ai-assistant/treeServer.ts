import type {
  GridDataSource,
  GridFilterItem,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-premium';
import { trees, type Tree } from './trees';

const DELAY_MS = 400;

type Field = keyof Tree;
type ServerRow = Record<string, string | number>;

function passes(row: Tree, { field, operator, value }: GridFilterItem): boolean {
  const cell = row[field as Field];
  switch (operator) {
    case '>':
      return Number(cell) > Number(value);
    case '<':
      return Number(cell) < Number(value);
    case 'isAnyOf':
      return (value as string[]).includes(String(cell));
    default:
      return value === undefined || String(cell) === String(value);
  }
}

const FUNCTIONS: Record<string, (numbers: readonly number[]) => number> = {
  avg: (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length,
  max: (numbers) => Math.max(...numbers),
  min: (numbers) => Math.min(...numbers),
};

function aggregate(rows: readonly Tree[], { aggregationModel = {} }: GridGetRowsParams) {
  return Object.fromEntries(
    Object.entries(aggregationModel).map(([field, name]) => [
      field,
      FUNCTIONS[name](rows.map((row) => Number(row[field as Field]))),
    ]),
  );
}

function group(rows: readonly Tree[], field: Field, params: GridGetRowsParams): ServerRow[] {
  const values = [...new Set(rows.map((row) => String(row[field])))];
  return values.map((value) => {
    const members = rows.filter((row) => String(row[field]) === value);
    return {
      id: [...(params.groupKeys ?? []), value].join('/'),
      [field]: value,
      group: value,
      descendants: members.length,
      ...aggregate(members, params),
    };
  });
}

function sort(rows: readonly ServerRow[], { sortModel }: GridGetRowsParams): ServerRow[] {
  const [rule] = sortModel;
  const factor = rule?.sort === 'desc' ? -1 : 1;
  return rule === undefined
    ? [...rows]
    : [...rows].sort((a, b) => factor * (a[rule.field] > b[rule.field] ? 1 : -1));
}

/** What a server would answer from its database. */
function query(params: GridGetRowsParams): GridGetRowsResponse {
  const { end, filterModel, groupFields = [], groupKeys = [], start } = params;
  const found = trees
    .filter((row) => filterModel.items.every((item) => passes(row, item)))
    .filter((row) =>
      groupKeys.every((key, depth) => String(row[groupFields[depth] as Field]) === key),
    );
  const field = groupFields[groupKeys.length] as Field | undefined;
  const rows = sort(
    field === undefined ? found.map((row) => ({ ...row })) : group(found, field, params),
    params,
  );
  return {
    rows: rows.slice(Number(start), end + 1),
    rowCount: rows.length,
    aggregateRow: aggregate(found, params),
  };
}

export const treeSource: GridDataSource = {
  getRows: (params) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(query(params)), DELAY_MS);
    }),
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.descendants,
  getAggregatedValue: (row, field) => row[field],
};
