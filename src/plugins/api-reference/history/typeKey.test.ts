import { typeKey, type TypeScope } from './typeKey';

const scope = (aliases: Record<string, string> = {}, generics: string[] = []): TypeScope => ({
  generics: new Set(generics),
  aliasOf: (name) => aliases[name],
});
const none = scope();

it.each([
  ["'day' | 'month'", "'month' | 'day'"],
  ['(row: Row) => void', '(params: Row) => void'],
  ['React.ReactNode', 'ReactNode'],
  ['(id?: string | undefined) => void', '(id?: string) => void'],
  ['[ Date, Date ]', '[Date, Date]'],
  ['((id: string) => void) | null', 'null | ((id: string) => void)'],
])('%s is %s', (before, after) => {
  expect(typeKey(before, none)).toBe(typeKey(after, none));
});

it.each([
  ['string', 'string | null'],
  ['(row: Row) => void', '(row?: Row) => void'],
  ['(row: Row) => void', '(row: Row, index: number) => void'],
  ['GridRowId[]', 'Set<GridRowId>'],
  ['{ a: string | number }', '{ a: string }'],
  ['(string | number)[]', 'string | number[]'],
  ['{ a?: string }', '{ a: string }'],
  ['readonly string[]', 'string[]'],
])('%s is not %s', (before, after) => {
  expect(typeKey(before, none)).not.toBe(typeKey(after, none));
});

it('sees through aliases on both sides', () => {
  const before = scope({ DateRange: 'type DateRange<T> = [T | null, T | null];' });
  const after = scope({ RangeValue: 'type RangeValue = [Day | null, Day | null];' });
  expect(typeKey('(value: DateRange<Day>) => void', before)).toBe(
    typeKey('(value: RangeValue) => void', after),
  );
});

it('gives alias parameters their defaults, and survives aliases of themselves', () => {
  const aliases = scope({
    Maybe: 'type Maybe<T = string> = T | null;',
    Tree: 'type Tree = string | Tree[];',
  });
  expect(typeKey('Maybe', aliases)).toBe(typeKey('string | null', none));
  expect(typeKey('Tree', aliases)).toContain('string');
});

it('leaves the type parameters of the component out', () => {
  expect(typeKey('Slots<TDate, Label>', scope({}, ['TDate']))).toBe(typeKey('Slots<Label>', none));
});

it.each(["Props['onClick']", "string | Props['onClick']", ''])('cannot tell %j', (text) => {
  expect(typeKey(text, none)).toBeUndefined();
});
