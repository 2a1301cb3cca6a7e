import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-premium';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { aggregate, readAggregates, type Aggregate } from './aggregates';
import { expressionOf, fieldOf, NO_VALUE, toJson, type Fields } from './fields';
import { readPivot } from './pivot';
import {
  checkLength,
  direction,
  findPage,
  GROUP_COLUMN,
  hasKey,
  limitOf,
  offsetOf,
  sortable,
} from './queryParts';
import {
  readRequest,
  withoutTypes,
  type Context,
  type Db,
  type Request,
  type Row,
  type Table,
} from './table';

/**
 * Answers `getRows()` from a database: filters, sorts, pages, groups, aggregates, and pivots.
 *
 * @throws BadRequest for parameters that the grid doesn't send
 */
export async function getRows<DB>(
  database: Kysely<DB>,
  table: Table,
  params: GridGetRowsParams,
  context: Context = {},
): Promise<GridGetRowsResponse> {
  const db = withoutTypes(database);
  const request = readRequest(table, params, context);
  const { groupFields = [], groupKeys = [] } = params;
  const isTop = groupKeys.length === 0;
  const pivot = params.pivotModel && (await readPivot(db, table, params.pivotModel));
  const aggregates = pivot?.cells ?? readAggregates(params.aggregationModel);
  // Rejects wrong functions before the first query starts.
  aggregates.forEach((result) => aggregate(request.fields, result));
  const below = { ...request, where: insideGroup(request, groupFields, groupKeys) };
  const groupField = groupFields[groupKeys.length];

  const [level, aggregateRow] = await Promise.all([
    groupField === undefined
      ? findPage(db, below, params)
      : findGroups(db, below, params, groupField, aggregates),
    isTop && aggregates.length > 0 ? findTotals(db, request, aggregates) : undefined,
  ]);
  return {
    ...level,
    ...(aggregateRow && { aggregateRow }),
    ...(isTop && pivot && { pivotColumns: pivot.columns }),
  };
}

/** The groups of one level, each with its number of rows and its results. */
async function findGroups(
  db: Db,
  { fields, from, id, where }: Request,
  params: GridGetRowsParams,
  groupField: string,
  aggregates: readonly Aggregate[],
) {
  const { type } = fieldOf(fields, groupField);
  const group = expressionOf(fields, groupField);
  const key = toJson(type, group);
  // Users can sort groups by what the grid shows of them: their name and their results.
  const order = params.sortModel.flatMap(({ field, sort }) => {
    const result = aggregates.find(({ name }) => name === field);
    if (result) {
      return [direction(aggregate(fields, result), sort)];
    }
    const isGroup = field === groupField || GROUP_COLUMN.test(field);
    return isGroup ? [direction(sortable(fields, groupField), sort)] : [];
  });
  const groups = db
    .selectFrom(from)
    .select([
      sql`${key}`.as('key'),
      sql<number>`cast(count(*) as integer)`.as('members'),
      sql<number>`cast(count(*) over () as integer)`.as('groups'),
      ...selectAggregates(fields, aggregates),
    ])
    .where(where)
    .groupBy(group)
    .orderBy(sql.join([...order, direction(sortable(fields, groupField), 'asc')]))
    .limit(limitOf(params))
    .offset(offsetOf(params));
  const found = checkLength(await groups.execute(), params);
  const { groupKeys = [] } = params;
  const rows = found.map((row) => {
    const groupKey = row.key === null ? NO_VALUE : String(row.key);
    return {
      [groupField]: row.key,
      [id]: JSON.stringify([...groupKeys, groupKey]),
      groupKey,
      members: row.members,
      results: resultsOf(row, aggregates),
    };
  });
  return { rows, rowCount: await countGroups(db, { from, where, group, found, params }) };
}

/** A page contains the number of all groups, unless it is behind the last one. */
async function countGroups(
  db: Db,
  {
    from,
    where,
    group,
    found,
    params,
  }: Pick<Request, 'from' | 'where'> & {
    group: RawBuilder<unknown>;
    found: readonly { groups: number }[];
    params: GridGetRowsParams;
  },
): Promise<number> {
  if (found.length > 0 || offsetOf(params) === 0) {
    return found[0]?.groups ?? 0;
  }
  const groups = db.selectFrom(from).select(group.as('key')).where(where).groupBy(group);
  const { count } = await db
    .selectFrom(groups.as('groups'))
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The results of all rows that pass the filter, for the row of totals. */
async function findTotals(
  db: Db,
  { fields, from, where }: Request,
  aggregates: readonly Aggregate[],
) {
  const totals = db.selectFrom(from).select(selectAggregates(fields, aggregates)).where(where);
  const row = await totals.executeTakeFirstOrThrow();
  return { results: resultsOf(row, aggregates) };
}

/** Results have short names in SQL. A pivot column's contains values, and names are limited to 63 bytes. */
const selectAggregates = (fields: Fields, aggregates: readonly Aggregate[]) =>
  aggregates.map((result, index) => aggregate(fields, result).as(`r${index}`));

const resultsOf = (row: Row, aggregates: readonly Aggregate[]) =>
  Object.fromEntries(aggregates.map(({ name }, index) => [name, row[`r${index}`]]));

/** The rows of a group are those with the values of its path. */
function insideGroup(
  { fields, where }: Request,
  groupFields: readonly string[],
  groupKeys: readonly string[],
): RawBuilder<boolean> {
  const steps = groupKeys.map((key, level) => hasKey(fields, groupFields[level] ?? '', key));
  return sql`${sql.join([where, ...steps], sql.raw(' and '))}`;
}
