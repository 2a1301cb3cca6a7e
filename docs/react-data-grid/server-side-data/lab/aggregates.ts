import type { GridAggregationModel } from '@mui/x-data-grid-premium';
import { sql, type RawBuilder } from 'kysely';
import { BadRequest, expressionOf, fieldOf, toJson, type Field, type Fields } from './fields';

type Sql = RawBuilder<unknown>;

/** A result to compute: the name that the grid knows it by, and which rows it is about. */
export interface Aggregate {
  name: string;
  field: string;
  aggFunc: string;
  /** Only for the cells of a pivot table. */
  filter?: RawBuilder<boolean>;
}

const AGGREGABLE: Readonly<Record<string, readonly Field['type'][]>> = {
  sum: ['number'],
  avg: ['number'],
  min: ['number', 'date', 'dateTime'],
  max: ['number', 'date', 'dateTime'],
  size: ['number', 'date', 'dateTime', 'string', 'singleSelect'],
};

/** The functions that the grid can offer: pass them as `aggregationFunctions`. */
export const aggregationFunctions = Object.fromEntries(
  Object.entries(AGGREGABLE).map(([name, columnTypes]) => [
    name,
    { columnTypes: [...columnTypes], ...(name === 'size' && { hasCellUnit: false }) },
  ]),
);

export const readAggregates = (model: GridAggregationModel = {}): Aggregate[] =>
  Object.entries(model).map(([field, aggFunc]) => ({ name: field, field, aggFunc }));

/** @throws BadRequest for a function that the type of the field doesn't have */
export function aggregate(fields: Fields, { field, aggFunc, filter }: Aggregate): Sql {
  const { type } = fieldOf(fields, field);
  if (!Object.hasOwn(AGGREGABLE, aggFunc) || !AGGREGABLE[aggFunc]?.includes(type)) {
    throw new BadRequest(`Columns of type ${type} have no function ${JSON.stringify(aggFunc)}`);
  }
  const column = expressionOf(fields, field);
  const some = filter ? sql` filter (where ${filter})` : sql``;
  switch (aggFunc) {
    case 'sum':
      // The sum of nothing is 0 in the grid, and null in SQL.
      return sql`cast(coalesce(sum(${column})${some}, 0) as double precision)`;
    case 'avg':
      // The grid shows no average if the sum is 0.
      return sql`cast(case when sum(${column})${some} <> 0 then avg(${column})${some} end as double precision)`;
    case 'size':
      // "Size" also counts rows without a value.
      return sql`cast(count(*)${some} as integer)`;
    default:
      return toJson(type, sql`${sql.raw(aggFunc)}(${column})${some}`);
  }
}
