import path from 'node:path';
import { readPage } from '../page';
import { importFinder } from './pageFences';

// On a machine that hasn't read the exports of the packages before, this takes some seconds.
jest.setTimeout(60_000);

/** The imports of the fences of a guide that contain a text. */
async function importsIn(name: string, text: string): Promise<string[]> {
  const page = await readPage(path.resolve('docs', name, `${path.basename(name)}.mdx`));
  const importsOf = importFinder(page.file, page.frontMatter);
  const fences = page.fences.filter(({ code }) => code.includes(text));
  expect(fences).not.toEqual([]);
  return fences.map(importsOf);
}

/** The imports of a fragment on a page of the grid. */
function gridImports(code: string, packageName = '@mui/x-data-grid', language = 'tsx') {
  const file = path.resolve('docs/react-data-grid/layout/layout.mdx');
  const page = { productId: 'x-data-grid', packageName };
  return importFinder(file, page)({ code, language, meta: '' });
}

it('imports components and hooks, and leaves out the rows and columns of the application', async () => {
  expect(await importsIn('react-data-grid/row-selection', 'GridRowSelectionModel>')).toContain(
    [
      "import { useState } from 'react';",
      "import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';",
    ].join('\n'),
  );
});

it('imports what is only a type as a type', async () => {
  const [imports] = await importsIn('react-data-grid/sorting', ': GridSortModel =');
  expect(imports).toBe("import type { GridSortModel } from '@mui/x-data-grid';");
});

it('imports components of Material UI as their default', async () => {
  expect(await importsIn('react-data-grid/components/usage', '<Tooltip title="Columns">')).toEqual([
    [
      "import Tooltip from '@mui/material/Tooltip';",
      "import { ColumnsPanelTrigger, GridViewColumnIcon, ToolbarButton } from '@mui/x-data-grid';",
    ].join('\n'),
  ]);
  const [theme] = await importsIn('react-data-grid/style', 'cssVariables: true');
  expect(theme).toBe("import { createTheme } from '@mui/material/styles';");
});

it('imports the date library', async () => {
  const imports = await importsIn('react-date-pickers/validation', 'dayjs(');
  expect(imports.join('\n')).toContain("import dayjs from 'dayjs';");
});

it('imports from the folder of a chart', async () => {
  const imports = await importsIn('react-charts/heatmap', '<Heatmap');
  expect(imports).toContain("import { Heatmap } from '@mui/x-charts-pro/Heatmap';");
});

it.each([
  ['that has imports', "import { DataGrid } from '@mui/x-data-grid';\n<DataGrid rows={rows} />;"],
  ['with names of the application', 'rows.map((row) => ({ ...row, columns }));'],
])('adds nothing to code %s', (_what, code) => {
  expect(gridImports(code)).toBe('');
});

it('adds nothing to code that is not checked', () => {
  expect(gridImports('<DataGrid />', '@mui/x-data-grid', 'html')).toBe('');
});

describe('a grid', () => {
  it('comes from one package, which has all names', () => {
    expect(gridImports('const a: GridColDef = {}; <DataGridPro columns={[a]} />;')).toBe(
      "import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';",
    );
  });

  it('comes from the package of the page if no name says the plan', () => {
    expect(gridImports('const apiRef = useGridApiRef();', '@mui/x-data-grid-premium')).toBe(
      "import { useGridApiRef } from '@mui/x-data-grid-premium';",
    );
    expect(gridImports('<DataGrid apiRef={useGridApiRef()} />', '@mui/x-data-grid-pro')).toBe(
      "import { DataGrid, useGridApiRef } from '@mui/x-data-grid';",
    );
  });
});
