import { splitAtNames, tidy, withoutParameters, withoutUndefined } from './typeStrings';

describe('tidy', () => {
  it('drops import paths and prefers single quotes', () => {
    expect(tidy('Record<import("./models/index.js").GridRowId, "a" | "b">')).toBe(
      "Record<GridRowId, 'a' | 'b'>",
    );
  });

  it('puts an object type on one line', () => {
    expect(tidy('{\n    value: number;\n    label: string;\n}')).toBe(
      '{ value: number; label: string }',
    );
  });
});

describe('withoutUndefined', () => {
  it('unwraps an optional callback', () => {
    expect(withoutUndefined('((id: string) => void) | undefined')).toBe('(id: string) => void');
  });

  it('keeps what a function may return', () => {
    expect(withoutUndefined('(id: string) => string | undefined')).toBe(
      '(id: string) => string | undefined',
    );
  });

  it('keeps the parentheses of a callback that is one of several types', () => {
    expect(withoutUndefined('(() => void) | (() => string) | undefined')).toBe(
      '(() => void) | (() => string)',
    );
  });
});

describe('splitAtNames', () => {
  const names = new Set(['GridColDef', 'Position']);
  const split = (text: string) => splitAtNames(text, (name) => names.has(name));

  it('makes a reference of each name that has a definition', () => {
    expect(split('readonly GridColDef<R>[]')).toEqual([
      'readonly ',
      { ref: 'GridColDef' },
      '<R>[]',
    ]);
  });

  it('leaves strings, members and property names alone', () => {
    expect(split("'Position' | React.Position | { Position: string }")).toEqual([
      "'Position' | React.Position | { Position: string }",
    ]);
  });
});

describe('withoutParameters', () => {
  it('drops arguments that the reader cannot know', () => {
    expect(withoutParameters('ReadonlyArray<XAxis<S>>', new Set(['S']))).toBe(
      'ReadonlyArray<XAxis>',
    );
  });

  it('keeps arguments that say something', () => {
    expect(withoutParameters('Map<K, V>', new Set(['V']))).toBe('Map<K, V>');
  });
});
