import { itemByLetter, nextItem } from './menuKeys';

describe('nextItem', () => {
  it.each([
    [0, 'ArrowDown', 1],
    [2, 'ArrowDown', 0],
    [-1, 'ArrowDown', 0],
    [0, 'ArrowUp', 2],
    [-1, 'ArrowUp', 2],
    [1, 'Home', 0],
    [1, 'End', 2],
  ])('moves from %i with %s to %i', (current, key, expected) => {
    expect(nextItem(3, current, key)).toBe(expected);
  });

  it('ignores other keys and empty menus', () => {
    expect(nextItem(3, 0, 'ArrowRight')).toBeNull();
    expect(nextItem(0, -1, 'ArrowDown')).toBeNull();
  });
});

describe('itemByLetter', () => {
  const texts = ['View source', 'Copy link (JS)', 'Copy link (TS)'];

  it('finds the next item that starts with the letter, ignoring case', () => {
    expect(itemByLetter(texts, 0, 'c')).toBe(1);
    expect(itemByLetter(texts, 1, 'C')).toBe(2);
    expect(itemByLetter(texts, 2, 'v')).toBe(0);
  });

  it('finds nothing for other letters and for named keys', () => {
    expect(itemByLetter(texts, 0, 'x')).toBeNull();
    expect(itemByLetter(texts, 0, 'Escape')).toBeNull();
    expect(itemByLetter(texts, 0, ' ')).toBeNull();
  });
});
