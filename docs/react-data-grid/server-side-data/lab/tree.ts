import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-premium';
import { sql, type Kysely } from 'kysely';
import { expressionOf } from './fields';
import { findPage } from './queryParts';
import { readRequest, withoutTypes, type Context, type Row, type Table } from './table';

/**
 * Answers `getRows()` of tree data whose rows name their parent. Filters keep the ancestors of each row
 * that passes, as the grid does.
 *
 * @param parent the field with the id of the parent, or `null` at the top level
 */
export async function getTreeRows<DB>(
  database: Kysely<DB>,
  table: Table,
  parent: string,
  params: GridGetRowsParams,
  context: Context = {},
): Promise<GridGetRowsResponse> {
  const db = withoutTypes(database);
  const request = readRequest(table, params, context);
  const { fields, from, id, where } = request;
  const rowId = expressionOf(fields, id);
  const parentId = expressionOf(fields, parent);
  // Begins with the rows that pass, and goes up from parent to parent.
  const kept = sql<Row>`(
    with recursive up as (
      select ${rowId} as id, ${parentId} as parent from ${from} where ${where}
      union
      select ${rowId}, ${parentId} from ${from} join up on ${rowId} = up.parent
    )
    select id, parent from up
  )`;
  const key = params.groupKeys?.at(-1);
  const isChild =
    key === undefined
      ? sql<boolean>`${parentId} is null`
      : sql<boolean>`cast(${parentId} as text) = ${key}`;
  const children = sql<boolean>`${isChild} and ${rowId} in (select id from ${kept} as kept)`;
  const members = sql<number>`(
    select cast(count(*) as integer) from ${kept} as kept where kept.parent = ${rowId}
  )`.as('members');
  return findPage(db, { ...request, where: children }, params, [members]);
}
