/** @jest-environment jsdom */
import { findFrame, frameOfMessage, noteErrors } from './crashFrames';

const FILE = 'docs/react-charts/bars/BasicBars.tsx';
const REACT = 'webpack-internal:///./node_modules/react-dom/cjs/react-dom-client.development.js';

/** A module as the dev server writes it. */
function moduleWith(mappings: string): string {
  // Not ASCII, as in the sources of demos.
  const map = Buffer.from(JSON.stringify({ version: 3, mappings, sourcesContent: ['Größe €'] }));
  return `function(module) {\neval("code\\n//# sourceMappingURL=data:application/json;charset=utf-8;base64,${map.toString('base64')}\\n//# sourceURL=webpack-internal:///./${FILE}\\n");\n}`;
}

const modules = { [`./${FILE}`]: moduleWith('AAAA;AACA') };
const frame = { file: FILE, line: 10, column: 25, mappings: 'AAAA;AACA' };

describe('findFrame', () => {
  it.each([
    ['Chromium', `Error: No\n    at BasicBars (webpack-internal:///./${FILE}:10:25)`],
    ['Firefox', `BasicBars@webpack-internal:///./${FILE}:10:25\n`],
    [
      'an anonymous function',
      `Error\n    at f (${REACT}:1:2)\n    at webpack-internal:///./${FILE}:10:25`,
    ],
    ['a module with a query', `Error\n    at BasicBars (webpack-internal:///./${FILE}?a=b:10:25)`],
    [
      'an element that the demo created',
      `TypeError\n    at BarChart (webpack-internal:///./node_modules/@mui/x-charts/esm/BarChart.js:3:4)\n\n    at BasicBars (webpack-internal:///./${FILE}:10:25)`,
    ],
  ])('finds the code of the page: %s', (_title, stacks) => {
    expect(findFrame(stacks, modules)).toEqual(frame);
  });

  it.each([
    ['no code of a page', `Error\n    at render (${REACT}:1:2)`],
    ['a page', 'Error\n    at MDXContent (webpack-internal:///./docs/a/a.mdx:10:25)'],
    ['a module without a source map', 'at A (webpack-internal:///./docs/a/A.tsx:10:25)'],
  ])('finds nothing in %s', (_title, stacks) => {
    expect(findFrame(stacks, modules)).toBeUndefined();
  });
});

it('notes the place of what React prints, and prints it', () => {
  const print = jest.spyOn(console, 'error').mockImplementation();
  Object.assign(globalThis, { __webpack_modules__: modules });
  noteErrors();
  const error = new TypeError('No genre');
  error.stack = `TypeError: No genre\n    at BasicBars (webpack-internal:///./${FILE}:10:25)`;
  console.error('%o\n\n%s\n', error, 'The above error occurred in the <BasicBars> component.');
  expect(frameOfMessage('TypeError: No genre')).toEqual(frame);
  expect(frameOfMessage('Error: another')).toBeUndefined();
  expect(print).toHaveBeenCalledTimes(1);
});
