import type { GridGetRowsParams, GridSortModel } from '@mui/x-data-grid-premium';
import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import { BadRequest, expressionOf, fieldOf, NO_VALUE, toJson, type Fields } from './fields';
import { ICU } from './filters';
import type { Db, Request } from './table';

/** Rows in one answer, at most. */
export const MAX_ROWS = 10_000;

/** The column that shows the groups; users can sort by it. */
export const GROUP_COLUMN = /^__row_group_by_columns_group/;

/** All fields that are columns, as JSON can carry them. */
const selectAll = (fields: Fields) =>
  Object.entries(fields)
    .filter(([, { expression }]) => !expression)
    .map(([name, { type }]) => toJson(type, expressionOf(fields, name)).as(name));

/** Compares a field with a key that `toJson()` made of its value. */
export function hasKey(fields: Fields, name: string, key: unknown): RawBuilder<boolean> {
  const column = expressionOf(fields, name);
  if (key === NO_VALUE || key === null) {
    return sql`${column} is null`;
  }
  const text = String(key);
  switch (fieldOf(fields, name).type) {
    case 'number':
      if (Number.isNaN(Number(text))) {
        throw new BadRequest(`Expected a number, not ${JSON.stringify(text)}`);
      }
      return sql`${column} = cast(${text} as numeric)`;
    case 'boolean':
      return sql`${column} = ${text === 'true'}`;
    case 'date':
    case 'dateTime':
      if (Number.isNaN(Date.parse(text))) {
        throw new BadRequest(`Expected a date, not ${JSON.stringify(text)}`);
      }
      return sql`${toJson(fieldOf(fields, name).type, column)} = ${text}`;
    default:
      return sql`${column} = ${text}`;
  }
}

/** What a field is sorted by: texts in the order that the grid knows. */
export function sortable(fields: Fields, name: string) {
  const { type } = fieldOf(fields, name);
  const column = expressionOf(fields, name);
  return type === 'string' || type === 'singleSelect' ? sql`${column} ${ICU}` : column;
}

/** In the grid, rows without a value come first, and with the opposite order, last. */
export const direction = (expression: RawBuilder<unknown>, sort: GridSortModel[number]['sort']) =>
  sql`${expression} ${sql.raw(sort === 'desc' ? 'desc nulls last' : 'asc nulls first')}`;

/** Rows need a complete order. Otherwise, pages could repeat some of them and omit others. */
function orderOf(fields: Fields, id: string, sortModel: GridSortModel) {
  const rules = sortModel
    .filter(({ field, sort }) => sort && !GROUP_COLUMN.test(field))
    .map(({ field, sort }) => direction(sortable(fields, field), sort));
  return sql.join([...rules, expressionOf(fields, id)]);
}

/** The grid pages rows of the top level. It expects all children of a group at once. */
const isPaged = ({ groupKeys = [] }: GridGetRowsParams) => groupKeys.length === 0;

export const offsetOf = (params: GridGetRowsParams) =>
  isPaged(params) ? Math.max(0, Math.trunc(Number(params.start)) || 0) : 0;

/** `end` is the index of the last row. Of a group, one more row than allowed shows that there are more. */
export const limitOf = (params: GridGetRowsParams) =>
  isPaged(params)
    ? Math.min(MAX_ROWS, Math.max(0, Math.trunc(params.end) - offsetOf(params) + 1) || 0)
    : MAX_ROWS + 1;

export function checkLength<T>(rows: T[], params: GridGetRowsParams): T[] {
  if (!isPaged(params) && rows.length > MAX_ROWS) {
    throw new BadRequest(
      `The group has more than ${MAX_ROWS} rows. Group by another field, or filter.`,
    );
  }
  return rows;
}

/**
 * The rows of a page, or all rows of a group, with the number of those on all pages.
 *
 * @param more columns beside the fields
 */
export async function findPage(
  db: Db,
  { fields, from, id, where }: Pick<Request, 'fields' | 'from' | 'id' | 'where'>,
  params: GridGetRowsParams,
  more: readonly AliasedRawBuilder<unknown, string>[] = [],
) {
  const rows = db
    .selectFrom(from)
    .select([...selectAll(fields), ...more])
    .where(where)
    .orderBy(orderOf(fields, id, params.sortModel))
    .limit(limitOf(params))
    .offset(offsetOf(params));
  const count = db
    .selectFrom(from)
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .where(where);
  const [found, { count: rowCount }] = await Promise.all([
    rows.execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return { rows: checkLength(found, params), rowCount };
}
