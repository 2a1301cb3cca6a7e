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
])('%s equals %s', (before, after) => {
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
])('%s differs from %s', (before, after) => {
  expect(typeKey(before, none)).not.toBe(typeKey(after, none));
});

it('resolves aliases on both sides', () => {
  const before = scope({ DateRange: 'type DateRange<T> = [T | null, T | null];' });
  const after = scope({ RangeValue: 'type RangeValue = [Day | null, Day | null];' });
  expect(typeKey('(value: DateRange<Day>) => void', before)).toBe(
    typeKey('(value: RangeValue) => void', after),
  );
});

it('applies defaults of alias parameters, and supports recursive aliases', () => {
  const aliases = scope({
    Maybe: 'type Maybe<T = string> = T | null;',
    Tree: 'type Tree = string | Tree[];',
  });
  expect(typeKey('Maybe', aliases)).toBe(typeKey('string | null', none));
  expect(typeKey('Tree', aliases)).toContain('string');
});

it('ignores the type parameters of the component', () => {
  expect(typeKey('Slots<TDate, Label>', scope({}, ['TDate']))).toBe(typeKey('Slots<Label>', none));
});

it.each(["Props['onClick']", "string | Props['onClick']", ''])('cannot tell %j', (text) => {
  expect(typeKey(text, none)).toBeUndefined();
});
