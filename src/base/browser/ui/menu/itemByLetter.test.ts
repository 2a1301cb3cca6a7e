import { itemByLetter } from './itemByLetter';

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
