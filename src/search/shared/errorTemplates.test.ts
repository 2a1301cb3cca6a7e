import { createErrorFinder } from './errorTemplates';
import { createRecord } from './testing';

const find = createErrorFinder([
  createRecord({ name: 'MUI X: a page about errors' }),
  createRecord({ kind: 'error', name: 'MUI X: No row with id #… found' }),
  createRecord({
    kind: 'error',
    name: "Module not found: … resolve '@mui/x-charts",
    words: ["Cannot find module '@mui/x-charts"],
  }),
  createRecord({ kind: 'error', name: 'Module not found: …', words: ['short'] }),
]);

it.each([
  ['Error: MUI X: No row with id #42 found', [1]],
  ["Module not found: Error: Can't resolve '@mui/x-charts' in '/app/src'", [2, 3]],
  ['cannot  find module "@mui/x-charts/BarChart"', [2]],
  ['No row with id #42', []],
  ['found No row with id', []],
  ['MUI X: a page about errors', []],
  ['short', []],
  ['', []],
])('finds the errors in %s', (query, expected) => {
  expect(find(query)).toEqual(expected);
});
