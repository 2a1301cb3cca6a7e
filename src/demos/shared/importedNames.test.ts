import { importedNames } from './importedNames';

it('reads the imported names, ignoring local aliases', () => {
  expect(
    importedNames(`
      import Box from '@mui/material/Box';
      import { DataGrid, type GridColDef, GridRow as Row } from '@mui/x-data-grid';
      import type {
        GridRowsProp,
      } from "@mui/x-data-grid-pro";
      import { rows } from './rows';
    `),
  ).toEqual(['DataGrid', 'GridColDef', 'GridRow', 'GridRowsProp']);
});

it('finds nothing in other text', () => {
  expect(importedNames('no imports here')).toEqual([]);
});
