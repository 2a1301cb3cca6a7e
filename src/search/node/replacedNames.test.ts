import { replacedNames } from './replacedNames';

it('finds the names that a diff replaces, and those that it imports', () => {
  const diff = [
    "-import { XGrid, useGridApiRef } from '@material-ui/x-grid';",
    "+import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';",
    ' const keptLine = true;',
    '-<XGrid onRowOver={handleOver} keptLine />',
    '+<DataGridPro onRowMouseOver={handleOver} />',
  ].join('\n');
  expect(replacedNames(diff)).toEqual([
    { name: 'XGrid', isImported: true },
    { name: 'onRowOver', isImported: false },
  ]);
});

it('leaves plain words, and imports of other packages', () => {
  expect(replacedNames("-import { makeIt } from 'other';\n-<p rows={rows} />")).toEqual([
    { name: 'makeIt', isImported: false },
  ]);
});
