import { sql, type RawBuilder } from 'kysely';

/** A column of the grid that requests may name. */
export interface Field {
  type: 'string' | 'number' | 'boolean' | 'date' | 'dateTime' | 'singleSelect';
  /** How the database computes it. By default, the column of the same name in the table's query. */
  expression?: (column: (name: string) => RawBuilder<unknown>) => RawBuilder<unknown>;
  /** How `memoryHandler.ts` reads it. By default, the property of the same name. */
  read?: (row: Readonly<Record<string, unknown>>) => unknown;
  /** For `singleSelect`: the text that the grid shows for each value, which the quick filter searches. */
  labels?: Readonly<Record<string, string>>;
}

/** The allow list: requests can't name anything else. */
export type Fields = Readonly<Record<string, Field>>;

/** A request that no user of the grid can cause. Answer it with the status 400. */
export class BadRequest extends Error {
  readonly status = 400;
}

/** The key of the group of rows without a value, and the title of their pivot column. */
export const NO_VALUE = '(No value)';

/** @throws BadRequest for a name that isn't on the list */
export function fieldOf(fields: Fields, name: string): Field {
  // "constructor" is a property of every object.
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) {
    throw new BadRequest(`Unknown field ${JSON.stringify(name)}`);
  }
  return field;
}

const year = (day: unknown) => (day ? String(day).slice(0, 4) : null);
const quarter = (day: unknown) =>
  day ? `Q${Math.ceil(Number(String(day).slice(5, 7)) / 3)}` : null;

/** The grid offers the years and quarters of dates as columns for pivoting. */
export function withDateParts(fields: Fields): Fields {
  const parts = Object.entries(fields)
    .filter(([, { type }]) => type === 'date')
    .flatMap(([name]): [string, Field][] => [
      [
        `${name}-year`,
        {
          type: 'string',
          expression: (column) => sql`to_char(${column(name)}, 'YYYY')`,
          read: (row) => year(row[name]),
        },
      ],
      [
        `${name}-quarter`,
        {
          type: 'string',
          expression: (column) => sql`to_char(${column(name)}, '"Q"Q')`,
          read: (row) => quarter(row[name]),
        },
      ],
    ]);
  return { ...fields, ...Object.fromEntries(parts) };
}

/** The database's expression of a field. Only names on the list become identifiers. */
export function expressionOf(fields: Fields, name: string): RawBuilder<unknown> {
  const { expression } = fieldOf(fields, name);
  const column = (own: string) => sql.ref(`row.${own}`);
  return expression ? expression(column) : column(name);
}

/**
 * An expression as JSON can carry it, whatever the driver does: decimal numbers as numbers, days as
 * `2026-03-01`, and instants in UTC.
 */
export function toJson(type: Field['type'], expression: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (type) {
    case 'number':
      return sql`cast(${expression} as double precision)`;
    case 'date':
      return sql`to_char(${expression}, 'YYYY-MM-DD')`;
    case 'dateTime':
      return sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    default:
      return expression;
  }
}
