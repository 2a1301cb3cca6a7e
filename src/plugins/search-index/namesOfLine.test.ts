import { namesOfLine } from './namesOfLine';

it('tells what a table row says about its first cell', () => {
  expect(namesOfLine("| `isEditing` | Whether `cellMode` is `'edit'`, a \\| b |")).toEqual([
    { name: 'isEditing', place: 'subject', text: "Whether cellMode is 'edit', a | b" },
    { name: 'cellMode', place: 'sentence', text: "isEditing: Whether cellMode is 'edit', a | b" },
  ]);
});

it('takes the sentence that has the name, and what a list item says about its own', () => {
  expect(namesOfLine('Rows are fixed. To keep one, render `GridFooter` there. Done.')).toEqual([
    { name: 'GridFooter', place: 'sentence', text: 'To keep one, render GridFooter there.' },
  ]);
  expect(namesOfLine('- `openPicker()`: Shows it.')).toEqual([
    { name: 'openPicker', place: 'subject', text: 'Shows it.' },
  ]);
});

it('knows headings, and leaves out plain words', () => {
  expect(namesOfLine('The `rowHeight` prop', true)).toEqual([
    { name: 'rowHeight', place: 'heading', text: '' },
  ]);
  expect(namesOfLine('Call `get()` with `rows`.')).toEqual([]);
});
