import { createRecord } from './testing';
import { createTitleFinder } from './titles';
import { splitWords } from './tokenize';

const findTitles = createTitleFinder([
  createRecord({ name: 'Tree data' }),
  createRecord({ name: 'Row selection' }),
  createRecord({ name: 'Server-side tree data' }),
  createRecord({ name: 'Accessibility guide' }),
  createRecord({ name: 'Accessibility guide', product: 'x-charts' }),
  createRecord({ name: 'Sorting' }),
  createRecord({ kind: 'section', name: 'Multi sorting' }),
]);
const titlesIn = (query: string) =>
  findTitles(splitWords(query)).map(({ product, title }) => [title, product]);

it.each([
  ['edit tree data', [['treedata', 'x-data-grid']]],
  ['select rows', [['rowselection', 'x-data-grid']]],
  ['server-side tree data', [['serversidetreedata', 'x-data-grid']]],
  ['accessibility guides', [['accessibilityguide', undefined]]],
  // One word is a title, but doesn't say which product is meant: others sort, too.
  ['multi sorting tree', [['sorting', undefined]]],
])('finds the titles in %s', (query, expected) => {
  expect(titlesIn(query)).toEqual(expected);
});
