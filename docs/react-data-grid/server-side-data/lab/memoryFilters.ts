import type { GridFilterModel } from '@mui/x-data-grid-premium';
import { fieldOf, type Field, type Fields } from './fields';
import { quickWords, readCondition, toDay, toMinute, type Condition } from './filterValues';

type Row = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

const base = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });
const isSame = (a: string, b: unknown) => base.compare(a, String(b)) === 0;

export const readField = (fields: Fields, row: Row, name: string): unknown => {
  const { read } = fieldOf(fields, name);
  return (read ? read(row) : row[name]) ?? null;
};

function testText({ operator, value }: Condition): Test {
  const wanted = String(value).toLowerCase();
  const test = (compare: (text: string) => boolean) => (own: unknown) =>
    own !== null && compare(String(own).toLowerCase());
  switch (operator) {
    case 'contains':
      return test((text) => text.includes(wanted));
    case 'doesNotContain':
      return (own) => !test((text) => text.includes(wanted))(own);
    case 'startsWith':
      return test((text) => text.startsWith(wanted));
    case 'endsWith':
      return test((text) => text.endsWith(wanted));
    case 'equals':
      return test((text) => isSame(wanted, text));
    case 'doesNotEqual':
      return (own) => own === null || !isSame(wanted, own);
    case 'isEmpty':
      return (own) => own === null || own === '';
    case 'isNotEmpty':
      return (own) => own !== null && own !== '';
    default:
      return (own) => own !== null && (value as string[]).some((text) => isSame(text, own));
  }
}

/** Of numbers, days (as texts), and minutes. */
function compare(operator: string, wanted: unknown): Test {
  const [a, b] = [wanted as number, (value: unknown) => value as number];
  switch (operator) {
    case '=':
    case 'is':
      return (own) => own === a;
    case '!=':
      return (own) => own !== a;
    case 'not':
      return (own) => own !== null && own !== a;
    case '>':
    case 'after':
      return (own) => own !== null && b(own) > a;
    case '>=':
    case 'onOrAfter':
      return (own) => own !== null && b(own) >= a;
    case '<':
    case 'before':
      return (own) => own !== null && b(own) < a;
    case '<=':
    case 'onOrBefore':
      return (own) => own !== null && b(own) <= a;
    case 'isEmpty':
      return (own) => own === null;
    case 'isNotEmpty':
      return (own) => own !== null;
    default:
      return (own) => (wanted as unknown[]).includes(own);
  }
}

function testField({ type }: Field, { operator, value }: Condition): Test {
  switch (type) {
    case 'string':
      return testText({ operator, value });
    case 'number':
      return compare(operator, value);
    case 'boolean':
      return (own) => Boolean(own) === value;
    case 'date':
      return compare(operator, value === null ? null : toDay(value as Date));
    case 'dateTime': {
      const test = compare(operator, value === null ? null : toMinute(value as Date).getTime());
      return (own) => test(own === null ? null : toMinute(new Date(String(own))).getTime());
    }
    default:
      return operator === 'not' ? (own) => own !== value : compare(operator, value);
  }
}

/** `2026-03-01 14:05` in a time zone. The format of Sweden is that of ISO. */
function showInstant(value: unknown, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(new Date(String(value)));
}

function hasWord(fields: Fields, name: string, word: string, timeZone: string): Test {
  const { type, labels = {} } = fieldOf(fields, name);
  const includes = (text: string) => text.toLowerCase().includes(word.toLowerCase());
  switch (type) {
    case 'number':
      return (own) => own === Number(word);
    case 'boolean':
      return () => false;
    case 'dateTime':
      return (own) => own !== null && includes(showInstant(own, timeZone));
    case 'singleSelect':
      return (own) => own !== null && includes(labels[String(own)] ?? '');
    default:
      return (own) => own !== null && includes(String(own));
  }
}

/** The same as `filterRows()` of `filters.ts`, as a function. */
export function filterMemory(
  fields: Fields,
  model: GridFilterModel,
  searched: readonly string[],
  timeZone: string,
): (row: Row) => boolean {
  const items = model.items.flatMap((item) => {
    const field = fieldOf(fields, item.field);
    const condition = readCondition(field, item);
    const test = condition && testField(field, condition);
    return test ? [(row: Row) => test(readField(fields, row, item.field))] : [];
  });
  const words = quickWords(model.quickFilterValues).map((word) => {
    const tests = searched.map((name) => [name, hasWord(fields, name, word, timeZone)] as const);
    return (row: Row) => tests.some(([name, test]) => test(readField(fields, row, name)));
  });
  const passes = (tests: ((row: Row) => boolean)[], operator: string | undefined, row: Row) =>
    tests.length === 0 ||
    (operator === 'or' ? tests.some((test) => test(row)) : tests.every((test) => test(row)));
  return (row) =>
    passes(items, model.logicOperator, row) && passes(words, model.quickFilterLogicOperator, row);
}
