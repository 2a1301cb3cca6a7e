import { namesOfLine } from './namesOfLine';

it('returns the text of a table row about its first cell', () => {
  expect(namesOfLine("| `isEditing` | Whether `cellMode` is `'edit'`, a \\| b |")).toEqual([
    { name: 'isEditing', place: 'subject', text: "Whether cellMode is 'edit', a | b" },
    { name: 'cellMode', place: 'sentence', text: "isEditing: Whether cellMode is 'edit', a | b" },
  ]);
});

it('returns the sentence with the name, and the text of a list item about its subject', () => {
  expect(namesOfLine('Rows are fixed. To keep one, render `GridFooter` there. Done.')).toEqual([
    { name: 'GridFooter', place: 'sentence', text: 'To keep one, render GridFooter there.' },
  ]);
  expect(namesOfLine('- `openPicker()`: Shows it.')).toEqual([
    { name: 'openPicker', place: 'subject', text: 'Shows it.' },
  ]);
});

it('includes headings, and ignores plain words', () => {
  expect(namesOfLine('The `rowHeight` prop', true)).toEqual([
    { name: 'rowHeight', place: 'heading', text: '' },
  ]);
  expect(namesOfLine('Call `get()` with `rows`.')).toEqual([]);
});
