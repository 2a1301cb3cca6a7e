import { parseBody } from '../../../content/node/page';
import { findMentions } from './findMentions';

const namesIn = (...lines: readonly string[]) =>
  findMentions(parseBody(lines.join('\n'))).map(({ name, owner }) =>
    owner === undefined ? name : `${owner} > ${name}`,
  );

describe('findMentions', () => {
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
    expect(findMentions(parseBody(page.join('\n')))).toEqual([{ name: 'inHeading', line: 8 }]);
  });

  it('does not end a fence at a shorter one', () => {
    expect(namesIn('````md', '```tsx', '```', '`inFence`', '````', '`afterFence`')).toEqual([
      'afterFence',
    ]);
  });
});
