import { findTerms, TERMS } from './terms';

const termsIn = (text: string) => findTerms(text).map(({ term }) => term);

describe('findTerms', () => {
  it('finds words and phrases with their places and replacements', () => {
    expect(findTerms('The message Stands inside of the field.')).toEqual([
      { term: 'Stands', use: ['is', 'appears'], offset: 12 },
      { term: 'inside of', use: ['inside', 'in'], offset: 19 },
    ]);
  });

  it('ignores a word in a longer phrase in which it is correct', () => {
    expect(termsIn('The color stands out. The prefix stands for a plan.')).toEqual([]);
  });

  it('ignores quoted words', () => {
    expect(termsIn('Leave out "simply" and “just”.')).toEqual([]);
  });

  it('finds only whole words', () => {
    expect(termsIn('Standstill, adjust, peoples')).toEqual([]);
  });

  it('finds countable text, but not the names of controls', () => {
    expect(termsIn('The robot prints a text. It has a text field and shows text.')).toEqual([
      'a text',
    ]);
  });

  it('supports terms with periods', () => {
    expect(termsIn('Use a plan, e.g. Pro.')).toEqual(['e.g.']);
  });
});

describe('the list', () => {
  it('allows the sentence that the specification has, and no other "please"', () => {
    expect(termsIn('Please try again later.')).toEqual([]);
    expect(termsIn('Please open the menu.')).toEqual(['Please']);
  });

  it.each(TERMS.map(({ terms }) => [terms]))('is found by its own words: %p', (terms) => {
    expect(terms.flatMap((term) => termsIn(`There ${term} follow.`))).toEqual(
      expect.arrayContaining([...terms]),
    );
  });

  it('has no duplicates', () => {
    const all = TERMS.flatMap(({ terms }) => terms);
    expect(all).toHaveLength(new Set(all).size);
  });
});
