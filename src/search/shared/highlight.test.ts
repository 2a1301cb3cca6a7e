import { highlight } from './highlight';

const marked = (text: string, terms: string[], typed: string[]) =>
  highlight(text, terms, typed)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['Column pinning', ['column', 'pinning'], ['column', 'pinn'], '[Column] [pinn]ing'],
  ['Column pinning', ['column', 'pin'], ['pinned', 'column'], '[Column] [pinning]'],
  ['columnVisibilityModel', ['visibility'], ['visib'], 'column[Visib]ilityModel'],
  ['disablePast', ['disablepast'], ['disablep'], '[disableP]ast'],
  ['Grow a row, rows', ['row', 'rows'], ['row'], 'Grow a [row], [row]s'],
  ['disabled tabled able', ['able'], ['able'], 'disabled tabled [able]'],
  ['gro\u0308row', ['row'], ['row'], 'gro\u0308row'],
  ['Row height', [], [], 'Row height'],
  ['Add to the toolbar', ['toolbar'], ['add', 'to', 'tool'], 'Add to the [tool]bar'],
  ['Rows of a toolbar', ['row', 'toolbar'], ['toolbar', 'to', 'row'], '[Row]s of a [toolbar]'],
  ['The input with a form', ['form'], ['in', 'with', 'form'], 'The input with a [form]'],
  ['', ['a'], ['a'], ''],
])('%s with %j typed as %j', (text, terms, typed, expected) => {
  expect(marked(text, terms, typed)).toBe(expected);
});

it('loses no character', () => {
  const text = 'The `rows` prop: a [readonly] array… (of GridRowsProp)';
  const pieces = highlight(text, ['rows', 'prop', 'grid'], ['gri']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
