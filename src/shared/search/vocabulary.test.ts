import {
  correctWord,
  countWord,
  createVocabulary,
  splitRunTogether,
  isWordPrefix,
} from './vocabulary';

const vocabulary = createVocabulary();
['column', 'columns', 'column', 'sorting', 'sort', 'grid', 'row', 'grouping', 'pagination'].forEach(
  (word) => countWord(vocabulary, word),
);

it.each([
  ['colum', 'column'],
  ['sotring', 'sorting'],
  ['gird', 'grid'],
  ['pagniation', 'pagination'],
  ['groupping', 'grouping'],
])('corrects %s to %s', (typed, meant) => {
  expect(correctWord(vocabulary, typed)[0]).toBe(meant);
});

it('does not guess at short words, nor at ones that are far from all it knows', () => {
  expect(correctWord(vocabulary, 'rov')).toEqual([]);
  expect(correctWord(vocabulary, 'elephant')).toEqual([]);
});

it('parts words that run together', () => {
  expect(splitRunTogether(vocabulary, 'rowgrouping')).toEqual(['row', 'grouping']);
  expect(splitRunTogether(vocabulary, 'rowfoo')).toBeNull();
});

it('knows beginnings', () => {
  expect(isWordPrefix(vocabulary, 'pagi')).toBe(true);
  expect(isWordPrefix(vocabulary, 'x')).toBe(false);
});
