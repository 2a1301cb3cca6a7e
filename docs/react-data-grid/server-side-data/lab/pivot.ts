import type { GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-premium';
import { sql } from 'kysely';
import type { Aggregate } from './aggregates';
import { BadRequest, expressionOf, fieldOf, NO_VALUE, toJson, type Fields } from './fields';
import { hasKey } from './queryParts';
import type { Db, Table } from './table';

type PivotModel = NonNullable<GridGetRowsParams['pivotModel']>;
type PivotColumn = NonNullable<GridGetRowsResponse['pivotColumns']>[number];

/** Pivot columns times values, at most. */
export const MAX_CELLS = 300;

/** The field of a pivot column: what `pivotingColDef` returns as `field`. */
export const pivotField = (field: string, path: readonly string[]) =>
  JSON.stringify([...path, field]);

/** The values by which a model makes columns, as a tree, and the results to compute for each. */
export async function readPivot(
  db: Db,
  table: Table,
  model: PivotModel,
): Promise<{ columns: PivotColumn[]; cells: Aggregate[] }> {
  const { columns: levels, values } = model;
  const { fields } = table;
  if (levels.length === 0) {
    return {
      columns: [],
      cells: values.map(({ field, aggFunc }) => ({ name: field, field, aggFunc })),
    };
  }
  const paths = await findPaths(db, table, levels);
  if (paths.length * values.length > MAX_CELLS) {
    throw new BadRequest(`More than ${MAX_CELLS} pivot columns. Choose a field with fewer values.`);
  }
  const columns = toColumns(fields, levels, paths);
  const cells = pathsOf(columns).flatMap((path) =>
    values.map(({ field, aggFunc }) => ({
      name: pivotField(field, path),
      field,
      aggFunc,
      filter: sql<boolean>`${sql.join(
        levels.map((level, depth) => hasKey(fields, level.field, path[depth])),
        sql.raw(' and '),
      )}`,
    })),
  );
  return { columns, cells };
}

/** Columns don't depend on the filter, so that they stay where they are. */
async function findPaths(
  db: Db,
  { fields, id, query }: Table,
  levels: PivotModel['columns'],
): Promise<unknown[][]> {
  const expressions = levels.map(({ field }) => expressionOf(fields, field));
  const found = await db
    .selectFrom(query)
    .select(
      levels.map(({ field }, depth) =>
        toJson(fieldOf(fields, field).type, expressionOf(fields, field)).as(`level${depth}`),
      ),
    )
    .groupBy(expressions)
    .orderBy(sql`min(${expressionOf(fields, id)})`)
    .limit(MAX_CELLS + 1)
    .execute();
  return found.map((row: Record<string, unknown>) =>
    levels.map((_, depth) => row[`level${depth}`]),
  );
}

const collator = new Intl.Collator('en');

export function toColumns(
  fields: Fields,
  [level, ...others]: PivotModel['columns'],
  paths: readonly unknown[][],
): PivotColumn[] {
  if (!level) {
    return [];
  }
  const { labels } = fieldOf(fields, level.field);
  const values = [...new Set(paths.map(([value]) => value))];
  const columns = values.map((value) => {
    const below = paths.filter(([first]) => first === value);
    const key = value === null ? NO_VALUE : String(value);
    const rest = below.map((path) => path.slice(1));
    return {
      key,
      value,
      group: labels?.[key] ?? key,
      ...(others.length > 0 && { children: toColumns(fields, others, rest) }),
    };
  });
  if (level.sort) {
    const sign = level.sort === 'desc' ? -1 : 1;
    columns.sort((a, b) => sign * compare(a, b));
  }
  return columns.map(({ value: _, ...column }) => column);
}

function compare(a: { key: string; value: unknown }, b: { key: string; value: unknown }): number {
  return typeof a.value === 'number' && typeof b.value === 'number'
    ? a.value - b.value
    : collator.compare(a.key, b.key);
}

export const pathsOf = (columns: readonly PivotColumn[]): string[][] =>
  columns.flatMap(({ key, children }) =>
    children ? pathsOf(children).map((path) => [key, ...path]) : [[key]],
  );
