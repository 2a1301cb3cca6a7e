import type { GridGetRowsParams } from '@mui/x-data-grid-premium';
import { sql, type AliasedExpression, type Kysely, type RawBuilder } from 'kysely';
import type { Fields } from './fields';
import { filterRows } from './filters';

export type Row = Record<string, unknown>;

/** The handler reads what a table describes, so it needs no types of the database. */
export type Db = Kysely<Record<never, never>>;
export const withoutTypes = <DB>(db: Kysely<DB>) => db as unknown as Db;

/** What a handler answers from. */
export interface Table {
  /** The rows of the grid, with a column per field and the alias `row`: a table, a view, or a join. */
  query: AliasedExpression<Row, 'row'>;
  /** The field whose values are unique. It also decides the order of rows that are otherwise equal. */
  id: string;
  fields: Fields;
  /** The fields that the quick filter searches. All by default. */
  searched?: readonly string[];
}

/** What a request can't say, because the server decides it. */
export interface Context {
  /** The user's time zone, such as `Europe/Berlin`, in which the grid shows instants. UTC by default. */
  timeZone?: string;
  /** The rows that this user may see. All by default. */
  access?: RawBuilder<boolean>;
}

/** What every query of a request needs. */
export interface Request extends Required<Pick<Table, 'id' | 'fields'>> {
  from: AliasedExpression<Row, 'row'>;
  where: RawBuilder<boolean>;
}

export function readRequest(
  table: Table,
  { filterModel }: GridGetRowsParams,
  { timeZone = 'UTC', access }: Context,
): Request {
  const { fields, id, searched = Object.keys(fields) } = table;
  const filter = filterRows(fields, filterModel, searched, timeZone);
  return {
    id,
    fields,
    from: table.query,
    where: access ? sql`(${access} and ${filter})` : filter,
  };
}
