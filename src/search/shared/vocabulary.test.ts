import { correctWord, createVocabulary, splitRunTogether, isWordPrefix } from './vocabulary';

const vocabulary = createVocabulary();
['columns', 'sorting', 'sort', 'grid', 'row', 'grouping', 'pagination'].forEach((word) =>
  vocabulary.set(word, 1),
);
vocabulary.set('column', 2);

it.each([
  ['colum', 'column'],
  ['sotring', 'sorting'],
  ['gird', 'grid'],
  ['pagniation', 'pagination'],
  ['groupping', 'grouping'],
])('corrects %s to %s', (typed, meant) => {
  expect(correctWord(vocabulary, typed)[0]).toBe(meant);
});

it('does not correct short words, nor words that are unlike any known one', () => {
  expect(correctWord(vocabulary, 'rov')).toEqual([]);
  expect(correctWord(vocabulary, 'elephant')).toEqual([]);
});

it('splits words that run together', () => {
  expect(splitRunTogether(vocabulary, 'rowgrouping')).toEqual(['row', 'grouping']);
  expect(splitRunTogether(vocabulary, 'rowfoo')).toBeNull();
});

it('recognizes prefixes', () => {
  expect(isWordPrefix(vocabulary, 'pagi')).toBe(true);
  expect(isWordPrefix(vocabulary, 'x')).toBe(false);
});
