import { splitAtNames, tidy, withoutParameters, withoutUndefined } from './typeStrings';

describe('tidy', () => {
  it('removes import paths and uses single quotes', () => {
    expect(tidy('Record<import("./models/index.js").GridRowId, "a" | "b">')).toBe(
      "Record<GridRowId, 'a' | 'b'>",
    );
  });

  it('prints an object type on one line', () => {
    expect(tidy('{\n    value: number;\n    label: string;\n}')).toBe(
      '{ value: number; label: string }',
    );
  });
});

describe('withoutUndefined', () => {
  it('unwraps an optional callback', () => {
    expect(withoutUndefined('((id: string) => void) | undefined')).toBe('(id: string) => void');
  });

  it('keeps the return type of a function', () => {
    expect(withoutUndefined('(id: string) => string | undefined')).toBe(
      '(id: string) => string | undefined',
    );
  });

  it('keeps the parentheses of a callback in a union', () => {
    expect(withoutUndefined('(() => void) | (() => string) | undefined')).toBe(
      '(() => void) | (() => string)',
    );
  });
});

describe('splitAtNames', () => {
  const names = new Set(['GridColDef', 'Position']);
  const split = (text: string) => splitAtNames(text, (name) => names.has(name));

  it('creates a reference for each name with a definition', () => {
    expect(split('readonly GridColDef<R>[]')).toEqual([
      'readonly ',
      { ref: 'GridColDef' },
      '<R>[]',
    ]);
  });

  it('does not change strings, members, and property names', () => {
    expect(split("'Position' | React.Position | { Position: string }")).toEqual([
      "'Position' | React.Position | { Position: string }",
    ]);
  });
});

describe('withoutParameters', () => {
  it("removes arguments that readers can't know", () => {
    expect(withoutParameters('ReadonlyArray<XAxis<S>>', new Set(['S']))).toBe(
      'ReadonlyArray<XAxis>',
    );
  });

  it('keeps meaningful arguments', () => {
    expect(withoutParameters('Map<K, V>', new Set(['V']))).toBe('Map<K, V>');
  });
});
