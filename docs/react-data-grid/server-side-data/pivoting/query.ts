import type {
  GridAggregationModel,
  GridGetRowsParams,
  GridGetRowsResponse,
  GridValidRowModel,
} from '@mui/x-data-grid-premium';

type PivotModel = NonNullable<GridGetRowsParams['pivotModel']>;
type PivotColumn = NonNullable<GridGetRowsResponse['pivotColumns']>[number];

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

const FUNCTIONS: Record<string, (values: number[]) => number> = {
  sum,
  avg: (values) => sum(values) / values.length,
  max: (values) => Math.max(...values),
  size: (values) => values.length,
};

const hasValue = (row: GridValidRowModel, field: string, value: string) =>
  String(row[field]) === value;

const namesOf = (rows: readonly GridValidRowModel[], field: string) =>
  [...new Set(rows.map((row) => String(row[field])))].sort();

/** Results of some rows. `path` leads to them when they are a part of a pivot table. */
function aggregate(
  rows: readonly GridValidRowModel[],
  model: GridAggregationModel,
  path: string[] = [],
) {
  const results = Object.entries(model).map(([field, name]) => [
    `${[...path, field].join('-')}Aggregate`,
    rows.length > 0 ? FUNCTIONS[name](rows.map((row) => row[field])) : null,
  ]);
  return Object.fromEntries(results);
}

function pivotColumnsOf(
  rows: readonly GridValidRowModel[],
  [first, ...others]: PivotModel['columns'],
): PivotColumn[] {
  if (first === undefined) {
    return [];
  }
  const names = namesOf(rows, first.field);
  return (first.sort === 'desc' ? [...names].reverse() : names).map((name) => {
    const below = rows.filter((row) => hasValue(row, first.field, name));
    return { key: name, group: name, children: pivotColumnsOf(below, others) };
  });
}

function pivot(
  rows: readonly GridValidRowModel[],
  model: PivotModel,
  path: string[] = [],
): GridValidRowModel {
  const column = model.columns[path.length];
  if (column === undefined) {
    const functions = Object.fromEntries(
      model.values.map(({ field, aggFunc }) => [field, aggFunc]),
    );
    return aggregate(rows, functions, path);
  }
  const parts = namesOf(rows, column.field).map((name) =>
    pivot(
      rows.filter((row) => hasValue(row, column.field, name)),
      model,
      [...path, name],
    ),
  );
  return Object.assign({}, ...parts);
}

function sortRows(rows: readonly GridValidRowModel[], { sortModel }: GridGetRowsParams) {
  const [rule] = sortModel;
  const sign = rule?.sort === 'desc' ? -1 : 1;
  return rule ? [...rows].sort((a, b) => (a[rule.field] < b[rule.field] ? -sign : sign)) : rows;
}

/** What a database does: groups, sorts, aggregates, pivots, and cuts out the rows in question. */
export function query(
  all: readonly GridValidRowModel[],
  params: GridGetRowsParams,
): GridGetRowsResponse {
  const {
    aggregationModel = {},
    end,
    groupFields = [],
    groupKeys = [],
    pivotModel,
    start,
  } = params;
  const summarize = (rows: readonly GridValidRowModel[]) =>
    pivotModel ? pivot(rows, pivotModel) : aggregate(rows, aggregationModel);

  const found = all.filter((row) =>
    groupKeys.every((key, level) => hasValue(row, groupFields[level], key)),
  );
  const groupField = groupFields[groupKeys.length];
  const rows =
    groupField === undefined
      ? sortRows(found, params)
      : namesOf(found, groupField).map((name) => {
          const members = found.filter((row) => hasValue(row, groupField, name));
          return {
            id: [...groupKeys, name].join(' / '),
            groupName: name,
            members: members.length,
            [groupField]: name,
            ...summarize(members),
          };
        });
  if (groupKeys.length > 0) {
    return { rows: [...rows] };
  }
  return {
    rows: rows.slice(Number(start), end + 1),
    rowCount: rows.length,
    aggregateRow: summarize(all),
    pivotColumns: pivotModel && pivotColumnsOf(all, pivotModel.columns),
  };
}
