import { findTerms, TERMS } from './terms';

const termsIn = (text: string) => findTerms(text).map(({ term }) => term);

describe('findTerms', () => {
  it('finds words and phrases, tells where they are and what to write', () => {
    expect(findTerms('The message Stands inside of the field.')).toEqual([
      { term: 'Stands', use: ['is', 'appears'], offset: 12 },
      { term: 'inside of', use: ['inside', 'in'], offset: 19 },
    ]);
  });

  it('leaves a longer phrase alone in which the word is right', () => {
    expect(termsIn('The color stands out. The prefix stands for a plan.')).toEqual([]);
  });

  it('leaves quoted words alone', () => {
    expect(termsIn('Leave out "simply" and “just”.')).toEqual([]);
  });

  it('finds whole words only', () => {
    expect(termsIn('Standstill, adjust, peoples')).toEqual([]);
  });

  it('knows terms with periods', () => {
    expect(termsIn('Use a plan, e.g. Pro.')).toEqual(['e.g.']);
  });
});

describe('the list', () => {
  it.each(TERMS.map(({ terms }) => [terms]))('is found by its own words: %p', (terms) => {
    expect(terms.flatMap((term) => termsIn(`There ${term} follow.`))).toEqual(
      expect.arrayContaining([...terms]),
    );
  });

  it('has no word twice', () => {
    const all = TERMS.flatMap(({ terms }) => terms);
    expect(all).toHaveLength(new Set(all).size);
  });
});
