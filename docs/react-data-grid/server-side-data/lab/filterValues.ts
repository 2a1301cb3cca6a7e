import type { GridFilterItem } from '@mui/x-data-grid-premium';
import { BadRequest, type Field } from './fields';

export const OPERATORS: Readonly<Record<Field['type'], readonly string[]>> = {
  string: [
    ...['contains', 'doesNotContain', 'equals', 'doesNotEqual', 'startsWith', 'endsWith'],
    ...['isEmpty', 'isNotEmpty', 'isAnyOf'],
  ],
  number: ['=', '!=', '>', '>=', '<', '<=', 'isEmpty', 'isNotEmpty', 'isAnyOf'],
  boolean: ['is'],
  date: ['is', 'not', 'after', 'onOrAfter', 'before', 'onOrBefore', 'isEmpty', 'isNotEmpty'],
  dateTime: ['is', 'not', 'after', 'onOrAfter', 'before', 'onOrBefore', 'isEmpty', 'isNotEmpty'],
  singleSelect: ['is', 'not', 'isAnyOf'],
};

/** What a filter compares with. The type of `value` follows from that of the field. */
export interface Condition {
  operator: string;
  value: unknown;
}

/**
 * Reads a filter as the grid does: filters without a value have no effect, texts are trimmed, and
 * numbers arrive as texts, because users type them.
 *
 * @returns `null` for a filter without effect
 * @throws BadRequest for operators that the type of the field doesn't have
 */
export function readCondition(
  { type }: Field,
  { operator, value }: GridFilterItem,
): Condition | null {
  if (!OPERATORS[type].includes(operator)) {
    throw new BadRequest(`Columns of type ${type} have no operator ${JSON.stringify(operator)}`);
  }
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    return { operator, value: null };
  }
  if (operator === 'isAnyOf') {
    const values: unknown[] = Array.isArray(value) ? value : [];
    return values.length > 0 ? { operator, value: readAll(type, values) } : null;
  }
  const read = readValue(type, value);
  return read === undefined ? null : { operator, value: read };
}

function readAll(type: Field['type'], values: unknown[]): unknown[] {
  if (type === 'number') {
    return values.map(toNumber).filter((value) => value !== null && !Number.isNaN(value));
  }
  return type === 'string' ? values.map((value) => String(value).trim()) : values;
}

/** `undefined` for a value with which a filter has no effect. */
function readValue(type: Field['type'], value: unknown): unknown {
  switch (type) {
    case 'number': {
      const number = toNumber(value);
      return number === null || Number.isNaN(number) ? undefined : number;
    }
    case 'boolean': {
      const text = String(value).toLowerCase();
      return text === 'true' || text === 'false' ? text === 'true' : undefined;
    }
    case 'singleSelect':
      return (value ?? '') === '' ? undefined : value;
    case 'date':
    case 'dateTime':
      return value ? toInstant(value) : undefined;
    default:
      return value ? String(value).trim() : undefined;
  }
}

/** The parser of the grid's number columns. `null` becomes 0, as in the grid. */
const toNumber = (value: unknown) => (value === '' ? null : Number(value));

/**
 * The grid's inputs send instants. For a day, it is midnight in UTC, and for a day with a time, what
 * the user means. A text without a time zone could be anybody's time, so it is rejected.
 */
function toInstant(value: unknown): Date {
  const text = value instanceof Date ? value.toJSON() : String(value);
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime()) || !/^\d{4}-\d\d-\d\d$|T.*(Z|[+-]\d\d:?\d\d)$/.test(text)) {
    throw new BadRequest(
      `Expected a day or an instant with a time zone, not ${JSON.stringify(text)}`,
    );
  }
  return date;
}

/** The day of a filter on days: the grid reads it in UTC. */
export const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** Filters on days with a time ignore seconds. */
export const MINUTE = 60_000;
export const toMinute = (date: Date) => new Date(Math.floor(date.getTime() / MINUTE) * MINUTE);

/** The values of a `singleSelect` whose label contains a text. */
export function valuesWithLabel({ labels = {} }: Field, text: string): string[] {
  return Object.keys(labels).filter((value) =>
    labels[value]?.toLowerCase().includes(text.toLowerCase()),
  );
}

/** The words of the quick filter, without empty ones. */
export const quickWords = (words: readonly unknown[] | undefined) =>
  (words ?? []).filter(Boolean).map(String);
