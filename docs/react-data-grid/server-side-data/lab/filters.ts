import type { GridFilterModel } from '@mui/x-data-grid-premium';
import { sql, type RawBuilder } from 'kysely';
import { BadRequest, expressionOf, fieldOf, type Field, type Fields } from './fields';
import {
  MINUTE,
  quickWords,
  readCondition,
  toDay,
  toMinute,
  valuesWithLabel,
  type Condition,
} from './filterValues';

type Sql = RawBuilder<unknown>;
type Test = RawBuilder<boolean>;

/**
 * What filters compare texts with. The grid ignores case and accents when it tests whether texts are
 * equal. Create this collation once, with `CREATE_COLLATION`.
 */
const BASE = sql.raw('collate grid_base');
export const CREATE_COLLATION = `create collation if not exists grid_base
  (provider = icu, locale = '@colStrength=primary', deterministic = false)`;

/** The order of texts in the grid. Without it, the order depends on how the database was created. */
export const ICU = sql.raw('collate "und-x-icu"');

export const ALWAYS = sql<boolean>`true`;
const NEVER = sql<boolean>`false`;

/** Every value that a request contains becomes a parameter here, never a part of the SQL. */
const list = (values: readonly unknown[]) => sql.join(values.map((value) => sql`${value}`));

/** In a pattern, `%` and `_` stand for other characters. Here, they stand for themselves. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

const isLike = (column: Sql, pattern: string): Test =>
  // "ilike" ignores case, but not accents, as "contains" does in the grid.
  sql`${column} ${ICU} ilike ${pattern}`;

function testText(column: Sql, { operator, value }: Condition): Test {
  const text = escaped(String(value));
  switch (operator) {
    case 'contains':
      return isLike(column, `%${text}%`);
    case 'doesNotContain':
      // Without a value, "ilike" is neither true nor false. The grid shows these rows.
      return sql`(${isLike(column, `%${text}%`)}) is not true`;
    case 'startsWith':
      return isLike(column, `${text}%`);
    case 'endsWith':
      return isLike(column, `%${text}`);
    case 'equals':
      return sql`${column} ${BASE} = ${value}`;
    case 'doesNotEqual':
      return sql`${column} ${BASE} is distinct from ${value}`;
    case 'isEmpty':
      return sql`(${column} is null or ${column} = '')`;
    case 'isNotEmpty':
      return sql`${column} <> ''`;
    default:
      return sql`${column} ${BASE} in (${list(value as string[])})`;
  }
}

const COMPARISONS: Record<string, RawBuilder<unknown>> = {
  '=': sql.raw('='),
  '!=': sql.raw('is distinct from'),
  '>': sql.raw('>'),
  '>=': sql.raw('>='),
  '<': sql.raw('<'),
  '<=': sql.raw('<='),
};

/** "numeric" compares integers with 2.5, and decimal numbers without rounding. */
const number = (value: unknown) => sql`cast(${String(value)} as numeric)`;

function testNumber(column: Sql, { operator, value }: Condition): Test {
  if (operator === 'isAnyOf') {
    const values = value as number[];
    return values.length > 0 ? sql`${column} in (${sql.join(values.map(number))})` : NEVER;
  }
  return sql`${column} ${COMPARISONS[operator]} ${number(value)}`;
}

/** Rows without a date pass none of these, not even "is not". */
function testDay(column: Sql, { operator, value }: Condition): Test {
  const day = sql`cast(${toDay(value as Date)} as date)`;
  switch (operator) {
    case 'is':
      return sql`${column} = ${day}`;
    case 'not':
      return sql`${column} <> ${day}`;
    case 'after':
      return sql`${column} > ${day}`;
    case 'onOrAfter':
      return sql`${column} >= ${day}`;
    case 'before':
      return sql`${column} < ${day}`;
    default:
      return sql`${column} <= ${day}`;
  }
}

/** Compares with a minute by its bounds, so that an index on the column helps. */
function testInstant(column: Sql, { operator, value }: Condition): Test {
  const minute = toMinute(value as Date);
  const start = sql`cast(${minute.toISOString()} as timestamptz)`;
  const end = sql`cast(${new Date(minute.getTime() + MINUTE).toISOString()} as timestamptz)`;
  switch (operator) {
    case 'is':
      return sql`(${column} >= ${start} and ${column} < ${end})`;
    case 'not':
      return sql`(${column} < ${start} or ${column} >= ${end})`;
    case 'after':
      return sql`${column} >= ${end}`;
    case 'onOrAfter':
      return sql`${column} >= ${start}`;
    case 'before':
      return sql`${column} < ${start}`;
    default:
      return sql`${column} < ${end}`;
  }
}

function testOption(column: Sql, { operator, value }: Condition): Test {
  switch (operator) {
    case 'is':
      return sql`${column} = ${value}`;
    case 'not':
      return sql`${column} is distinct from ${value}`;
    default:
      return sql`${column} in (${list(value as unknown[])})`;
  }
}

function testField(type: Field['type'], column: Sql, condition: Condition): Test {
  if (type === 'string') {
    return testText(column, condition);
  }
  if (condition.operator === 'isEmpty' || condition.operator === 'isNotEmpty') {
    return sql`${column} is ${sql.raw(condition.operator === 'isEmpty' ? 'null' : 'not null')}`;
  }
  switch (type) {
    case 'number':
      return testNumber(column, condition);
    case 'date':
      return testDay(column, condition);
    case 'dateTime':
      return testInstant(column, condition);
    case 'boolean':
      // The grid shows an empty box for rows without a value.
      return sql`coalesce(${column}, false) = ${condition.value}`;
    default:
      return testOption(column, condition);
  }
}

/** The quick filter searches the text that the grid shows. */
function testWord(fields: Fields, name: string, word: string, timeZone: string): Test | null {
  const field = fieldOf(fields, name);
  const column = expressionOf(fields, name);
  const pattern = `%${escaped(word)}%`;
  switch (field.type) {
    case 'number':
      return Number.isNaN(Number(word)) ? null : sql`${column} = ${number(Number(word))}`;
    case 'boolean':
      return null;
    case 'date':
      return sql`to_char(${column}, 'YYYY-MM-DD') like ${pattern}`;
    case 'dateTime':
      return sql`to_char(${column} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') like ${pattern}`;
    case 'singleSelect': {
      const values = valuesWithLabel(field, word);
      return values.length > 0 ? sql`${column} in (${list(values)})` : null;
    }
    default:
      return isLike(column, pattern);
  }
}

function combine(tests: readonly Test[], operator: 'and' | 'or'): Test {
  const joined = sql.join<boolean>([...tests], sql.raw(` ${operator} `));
  return tests.length === 1 ? joined : sql`(${joined})`;
}

/** `MAX_CONDITIONS` protects the database from a model that nobody clicked together. */
const MAX_CONDITIONS = 50;

/**
 * The condition of a filter model. It gives the answers of the grid's own filters.
 *
 * @param searched the fields that the quick filter searches
 * @param timeZone the user's time zone, in which the grid shows instants
 */
export function filterRows(
  fields: Fields,
  model: GridFilterModel,
  searched: readonly string[],
  timeZone: string,
): Test {
  const words = quickWords(model.quickFilterValues);
  if (model.items.length + words.length > MAX_CONDITIONS) {
    throw new BadRequest(`Expected at most ${MAX_CONDITIONS} conditions`);
  }
  const items = model.items.flatMap((item) => {
    const field = fieldOf(fields, item.field);
    const condition = readCondition(field, item);
    return condition ? [testField(field.type, expressionOf(fields, item.field), condition)] : [];
  });
  const found = words.map((word) => {
    const tests = searched.map((name) => testWord(fields, name, word, timeZone));
    const possible = tests.filter((test) => test !== null);
    return possible.length > 0 ? combine(possible, 'or') : NEVER;
  });
  const parts = [
    ...(items.length > 0 ? [combine(items, model.logicOperator === 'or' ? 'or' : 'and')] : []),
    ...(found.length > 0
      ? [combine(found, model.quickFilterLogicOperator === 'or' ? 'or' : 'and')]
      : []),
  ];
  return parts.length > 0 ? combine(parts, 'and') : ALWAYS;
}
