import type {
  GridGetRowsParams,
  GridGetRowsResponse,
  GridSortModel,
} from '@mui/x-data-grid-premium';
import { readAggregates, type Aggregate } from './aggregates';
import { fieldOf, NO_VALUE, type Fields } from './fields';
import { filterMemory, readField } from './memoryFilters';
import { pathsOf, pivotField, toColumns } from './pivot';
import { GROUP_COLUMN, limitOf, offsetOf } from './queryParts';
import type { Table } from './table';

type Row = Record<string, unknown>;
type Result = Aggregate & { includes?: (row: Row) => boolean };

const keyOf = (value: unknown) => (value === null ? NO_VALUE : String(value));

const number = (value: unknown) => value as number;

const collator = new Intl.Collator('en');

function compare(a: unknown, b: unknown): number {
  if (a === null || b === null) {
    return Number(a !== null) - Number(b !== null);
  }
  return typeof a === 'string' && typeof b === 'string'
    ? collator.compare(a, b)
    : number(a) - number(b);
}

function aggregate(fields: Fields, rows: readonly Row[], result: Result): unknown {
  const { field, aggFunc, includes = () => true } = result;
  const all = rows.filter(includes).map((row) => readField(fields, row, field));
  const values = all.filter((value) => value !== null);
  const sum = () => values.map(number).reduce((total, value) => total + value, 0);
  const last = (sign: number) =>
    values.reduce<unknown>(
      (best, value) => (best === null || compare(value, best) * sign > 0 ? value : best),
      null,
    );
  switch (aggFunc) {
    case 'sum':
      return sum();
    case 'avg':
      return sum() === 0 ? null : sum() / values.length;
    case 'min':
      return last(-1);
    case 'max':
      return last(1);
    default:
      return all.length;
  }
}

const aggregateAll = (fields: Fields, rows: readonly Row[], results: readonly Result[]) =>
  Object.fromEntries(results.map((result) => [result.name, aggregate(fields, rows, result)]));

/** `sort()` keeps the order of rows that are equal. */
function sortBy(
  rows: readonly Row[],
  model: GridSortModel,
  read: (row: Row, field: string) => unknown,
): Row[] {
  return [...rows].sort((a, b) => {
    for (const { field, sort } of model) {
      const order = compare(read(a, field), read(b, field));
      if (order !== 0) {
        return sort === 'desc' ? -order : order;
      }
    }
    return 0;
  });
}

function readPivot(
  fields: Fields,
  rows: readonly Row[],
  { columns: levels, values }: NonNullable<GridGetRowsParams['pivotModel']>,
) {
  const paths = rows.map((row) => levels.map(({ field }) => readField(fields, row, field)));
  const columns = toColumns(fields, levels, paths);
  const results = (levels.length > 0 ? pathsOf(columns) : [[]]).flatMap((path) =>
    values.map(({ field, aggFunc }): Result => ({
      name: levels.length > 0 ? pivotField(field, path) : field,
      field,
      aggFunc,
      includes: (row) =>
        levels.every((level, depth) => keyOf(readField(fields, row, level.field)) === path[depth]),
    })),
  );
  return { columns, results };
}

/** Answers `getRows()` like `getRows()` of `handler.ts`, from an array of rows in the order of their ids. */
export function getMemoryRows(
  all: readonly Row[],
  { fields, id, searched = Object.keys(fields) }: Pick<Table, 'fields' | 'id' | 'searched'>,
  params: GridGetRowsParams,
  { timeZone = 'UTC' }: { timeZone?: string } = {},
): GridGetRowsResponse {
  const { groupFields = [], groupKeys = [], sortModel } = params;
  const found = all.filter(filterMemory(fields, params.filterModel, searched, timeZone));
  const pivot = params.pivotModel && readPivot(fields, all, params.pivotModel);
  const results: Result[] = pivot?.results ?? readAggregates(params.aggregationModel);
  const below = found.filter((row) =>
    groupKeys.every(
      (key, level) => keyOf(readField(fields, row, groupFields[level] ?? '')) === key,
    ),
  );
  const groupField = groupFields[groupKeys.length];
  const level =
    groupField === undefined
      ? sortRows(fields, below, sortModel)
      : groupRows({ fields, id }, below, params, groupField, results);
  const start = offsetOf(params);
  const isTop = groupKeys.length === 0;
  return {
    rows: level.slice(start, start + limitOf(params)),
    rowCount: level.length,
    ...(isTop &&
      results.length > 0 && {
        aggregateRow: { results: aggregateAll(fields, found, results) },
      }),
    ...(isTop && pivot && { pivotColumns: pivot.columns }),
  };
}

function sortRows(fields: Fields, rows: readonly Row[], sortModel: GridSortModel): Row[] {
  const rules = sortModel.filter(({ field, sort }) => sort && !GROUP_COLUMN.test(field));
  rules.forEach(({ field }) => fieldOf(fields, field));
  return sortBy(rows, rules, (row, field) => readField(fields, row, field));
}

function groupRows(
  { fields, id }: Pick<Table, 'fields' | 'id'>,
  rows: readonly Row[],
  { groupKeys = [], sortModel }: GridGetRowsParams,
  groupField: string,
  results: readonly Result[],
): Row[] {
  const members = new Map<unknown, Row[]>();
  for (const row of rows) {
    const value = readField(fields, row, groupField);
    members.set(value, [...(members.get(value) ?? []), row]);
  }
  const groups = [...members].map(([value, below]) => ({
    [groupField]: value,
    [id]: JSON.stringify([...groupKeys, keyOf(value)]),
    groupKey: keyOf(value),
    members: below.length,
    results: aggregateAll(fields, below, results),
  }));
  const isName = (field: string) => field === groupField || GROUP_COLUMN.test(field);
  const isResult = (field: string) => results.some(({ name }) => name === field);
  return sortBy(
    groups,
    [
      ...sortModel.filter(({ field, sort }) => sort && (isName(field) || isResult(field))),
      { field: groupField, sort: 'asc' as const },
    ],
    (group, field) => (isResult(field) ? (group.results as Row)[field] : group[groupField]) ?? null,
  );
}
