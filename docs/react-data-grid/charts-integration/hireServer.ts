import type {
  GridDataSource,
  GridGetRowsParams,
  GridGetRowsResponse,
} from '@mui/x-data-grid-premium';
import { hires, type Hire } from './hires';

const DELAY_MS = 400;

type Field = keyof Hire;
type ServerRow = Record<string, string | number>;

function sum(rows: readonly Hire[], field: Field): number {
  return rows.reduce((total, row) => total + Number(row[field]), 0);
}

function aggregatesOf(rows: readonly Hire[], { aggregationModel = {} }: GridGetRowsParams) {
  return Object.fromEntries(
    Object.keys(aggregationModel).map((field) => [field, sum(rows, field as Field)]),
  );
}

function sortRows(rows: readonly ServerRow[], { sortModel }: GridGetRowsParams): ServerRow[] {
  const [rule] = sortModel;
  if (rule === undefined) {
    return [...rows];
  }
  const factor = rule.sort === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => factor * (a[rule.field] > b[rule.field] ? 1 : -1));
}

/** One row for each value of a field, with the sums of its rows. */
function groupRows(rows: readonly Hire[], field: Field, params: GridGetRowsParams): ServerRow[] {
  const values = [...new Set(rows.map((row) => String(row[field])))];
  return values.map((value) => {
    const members = rows.filter((row) => String(row[field]) === value);
    return {
      id: [...(params.groupKeys ?? []), value].join('/'),
      [field]: value,
      group: value,
      descendants: members.length,
      ...aggregatesOf(members, params),
    };
  });
}

/** What a server would answer from its database. */
function query(params: GridGetRowsParams): GridGetRowsResponse {
  const { groupFields = [], groupKeys = [] } = params;
  const found = hires.filter((row) =>
    groupKeys.every((key, depth) => String(row[groupFields[depth] as Field]) === key),
  );
  const field = groupFields[groupKeys.length] as Field | undefined;
  const rows =
    field === undefined ? found.map((row) => ({ ...row })) : groupRows(found, field, params);
  return {
    rows: sortRows(rows, params),
    rowCount: rows.length,
    aggregateRow: aggregatesOf(hires, params),
  };
}

export const hireSource: GridDataSource = {
  getRows: (params) =>
    new Promise((resolve) => {
      setTimeout(() => resolve(query(params)), DELAY_MS);
    }),
  getGroupKey: (row) => row.group,
  getChildrenCount: (row) => row.descendants,
  getAggregatedValue: (row, field) => row[field],
};
