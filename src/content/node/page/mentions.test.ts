import { readMentions } from './mentions';
import { parseBody } from './parseBody';

const read = (...lines: readonly string[]) => readMentions(parseBody(lines.join('\n')));
/** Without plain words. */
const namesIn = (...lines: readonly string[]) =>
  read(...lines)
    .filter(({ isCode, owner }) => isCode || owner !== undefined)
    .map(({ name, owner }) => (owner === undefined ? name : `${owner} > ${name}`));
const placesIn = (...lines: readonly string[]) =>
  read(...lines).map(({ name, place, text }) => [name, place, text]);

describe('readMentions', () => {
  it.each([
    ['Set `rowHeight` and `GridColDef`.', ['rowHeight', 'GridColDef']],
    ['Call ``useGridApiRef()`` once.', ['useGridApiRef']],
    [
      'The class `.MuiDataGrid-row--lastVisible` and `Mui-selected`',
      ['MuiDataGrid-row--lastVisible', 'Mui-selected'],
    ],
    [
      'The constant `GRID_ROOT_GROUP_ID`, the prop `unstable_x`',
      ['GRID_ROOT_GROUP_ID', 'unstable_x'],
    ],
    ['The columns `{ minWidth, flex }`', ['minWidth']],
    ['The method `scroll()`', ['scroll']],
  ])('finds code in: %s', (line, names) => {
    expect(namesIn(line)).toEqual(names);
  });

  it.each([
    'Plain words and keys: `rows`, `Escape`, `Ctrl`, `true`, `{ id, name }`',
    'Strings: `\'innerHTML\'`, `density="veryCompact"`',
    'Modules, files and addresses: `@mui/x-data-grid/myFolder`, `src/myFile.tsx`, `/x/myPage/`',
    'Custom properties and colors: `--DataGrid-rowHeight`, `#FA4f58`',
    'Beginnings of names: `useGridApi…`, `unstable_`',
    'Sentences: camelCase without code',
  ])('ignores: %s', (line) => {
    expect(namesIn(line)).toEqual([]);
  });

  it('returns the owner of a member, skipping `current`', () => {
    expect(namesIn('`slots.toolbar`, `apiRef.current.scroll()`, `params.row`')).toEqual([
      'slots > toolbar',
      'apiRef',
      'apiRef > scroll',
      'params > row',
    ]);
  });

  it('ignores front matter and code blocks, and counts lines', () => {
    const page = [
      '---',
      'title: `inTitle`',
      '---',
      '',
      '```tsx',
      '`inFence`',
      '```',
      '## `inHeading`',
    ];
    expect(read(...page)).toEqual([
      { name: 'inHeading', isCode: true, line: 8, place: 'heading', text: '' },
    ]);
  });

  it('does not end a fence at a shorter one', () => {
    expect(namesIn('````md', '```tsx', '```', '`inFence`', '````', '`afterFence`')).toEqual([
      'afterFence',
    ]);
  });

  it('distinguishes plain words, which can be values, from code', () => {
    expect(read('`rows`, `get()`, `Mui-selected`').map(({ isCode }) => isCode)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('returns the text of a table row about its first cell', () => {
    const row = "| `isEditing` | Whether `cellMode` is `'edit'`, a \\| b |";
    expect(placesIn('| Name | Meaning |', '| - | - |', row)).toEqual([
      ['isEditing', 'subject', "Whether cellMode is 'edit', a | b"],
      ['cellMode', 'sentence', "isEditing: Whether cellMode is 'edit', a | b"],
    ]);
  });

  it('returns the sentence, also of several lines, and only in prose', () => {
    expect(
      placesIn('Rows are fixed. To keep one,', 'render `GridFooter` <Plan name="pro" />. Done.'),
    ).toEqual([['GridFooter', 'sentence', 'To keep one, render GridFooter.']]);
    expect(placesIn('## The `rows` prop')).toEqual([['rows', 'heading', '']]);
  });

  it.each([
    ['- `openPicker()`: Shows it.', 'Shows it.'],
    ['**[`openPicker(event, { a: 1 })`](./x.mdx)**: Shows it.', 'Shows it.'],
    ['`openPicker()` shows it: here.', 'openPicker() shows it: here.'],
  ])('leaves out the subject of: %s', (line, text) => {
    expect(placesIn(line)[0]).toEqual(['openPicker', 'subject', text]);
  });
});
