import { parseDense, parseDirection, parseMode, resolveMode } from './displayPreferences';

describe('stored preferences', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    [null, 'system'],
    ['', 'system'],
    ['Dark', 'system'],
    ['"dark"', 'system'],
  ])('mode %j is read as %s', (stored, mode) => {
    expect(parseMode(stored)).toBe(mode);
  });

  it.each([
    ['rtl', 'rtl'],
    ['ltr', 'ltr'],
    [null, 'ltr'],
    ['auto', 'ltr'],
  ])('direction %j is read as %s', (stored, direction) => {
    expect(parseDirection(stored)).toBe(direction);
  });

  it.each([
    ['true', true],
    ['false', false],
    [null, false],
    ['1', false],
  ])('density %j is read as %s', (stored, dense) => {
    expect(parseDense(stored)).toBe(dense);
  });
});

describe('resolveMode', () => {
  it('depends on the system only if the choice is to follow it', () => {
    expect(resolveMode('light', true)).toBe('light');
    expect(resolveMode('dark', false)).toBe('dark');
    expect(resolveMode('system', true)).toBe('dark');
    expect(resolveMode('system', false)).toBe('light');
  });
});
