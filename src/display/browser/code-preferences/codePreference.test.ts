import {
  parseStyling,
  parseVariant,
  preferenceFromHash,
  resolvePreference,
} from './codePreference';

const NO_COOKIES = { variant: undefined, styling: undefined };

describe('cookies', () => {
  it.each([
    ['TS', 'TS'],
    ['JS', 'JS'],
    ['js', null],
    ['', null],
    [undefined, null],
  ])('variant %j is read as %s', (stored, variant) => {
    expect(parseVariant(stored)).toBe(variant);
  });

  it.each([
    ['MUI System', 'system'],
    ['Tailwind', 'tailwind'],
    ['CSS', 'css'],
    ['tailwind', null],
    ['constructor', null],
    [undefined, null],
  ])('styling %j is read as %s', (stored, styling) => {
    expect(parseStyling(stored)).toBe(styling);
  });
});

describe('preferenceFromHash', () => {
  it.each([
    ['#ColumnTypes.tsx', { variant: 'TS' }],
    ['#ColumnTypes.js', { variant: 'JS' }],
    ['#system-ColumnTypes.js', { variant: 'JS', styling: 'system' }],
    ['#tailwind-ColumnTypes.tsx', { variant: 'TS', styling: 'tailwind' }],
    ['#css-ColumnTypes.tsx', { variant: 'TS', styling: 'css' }],
    ['#ColumnTypes', null],
    ['#ColumnTypes.ts', null],
    ['#row-height', null],
    ['#css-classes', null],
    ['', null],
  ])('%s → %j', (hash, expected) => {
    expect(preferenceFromHash(hash)).toEqual(expected);
  });
});

describe('resolvePreference', () => {
  it('uses the default without a hash and cookies', () => {
    expect(resolvePreference('', NO_COOKIES)).toEqual({ variant: 'TS', styling: 'system' });
  });

  it('uses the cookies', () => {
    expect(resolvePreference('#row-height', { variant: 'JS', styling: 'Tailwind' })).toEqual({
      variant: 'JS',
      styling: 'tailwind',
    });
  });

  it('prefers each part of the hash to the cookies', () => {
    expect(resolvePreference('#Demo.tsx', { variant: 'JS', styling: 'CSS' })).toEqual({
      variant: 'TS',
      styling: 'css',
    });
  });

  it('uses the default for invalid cookies', () => {
    expect(resolvePreference('', { variant: '<b>', styling: 'Sass' })).toEqual({
      variant: 'TS',
      styling: 'system',
    });
  });
});
