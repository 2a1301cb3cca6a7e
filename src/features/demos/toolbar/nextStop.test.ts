import { keptStop, nextStop } from './nextStop';

const stops = ['js', 'ts', 'copy'];

describe('nextStop', () => {
  it.each([
    ['js', 'ArrowRight', 'ts'],
    ['ts', 'ArrowLeft', 'js'],
    ['copy', 'ArrowRight', 'js'],
    ['js', 'ArrowLeft', 'copy'],
    ['ts', 'Home', 'js'],
    ['ts', 'End', 'copy'],
  ])('moves from %s with %s to %s', (current, key, expected) => {
    expect(nextStop(stops, current, key, 'ltr')).toBe(expected);
  });

  it('mirrors the arrow keys in right-to-left text', () => {
    expect(nextStop(stops, 'js', 'ArrowLeft', 'rtl')).toBe('ts');
    expect(nextStop(stops, 'ts', 'ArrowRight', 'rtl')).toBe('js');
  });

  it('ignores other keys', () => {
    expect(nextStop(stops, 'js', 'ArrowDown', 'ltr')).toBeNull();
    expect(nextStop(stops, 'js', 'Tab', 'ltr')).toBeNull();
  });

  it('returns null in an empty toolbar', () => {
    expect(nextStop([], 'js', 'ArrowRight', 'ltr')).toBeNull();
  });
});

describe('keptStop', () => {
  it('stays while its control is visible', () => {
    expect(keptStop(stops, 'ts')).toBe('ts');
  });

  it('returns to the first control if its own has disappeared', () => {
    expect(keptStop(['js', 'copy'], 'ts')).toBe('js');
  });
});
