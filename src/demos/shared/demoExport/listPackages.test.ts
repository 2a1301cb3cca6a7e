import { listSpecifiers, packageOf } from './listPackages';

describe('listSpecifiers', () => {
  it('finds every form of import in order, without duplicates', () => {
    const code = [
      "import * as React from 'react';",
      "import Box, { type BoxProps } from '@mui/material/Box';",
      'import {',
      '  DataGrid,',
      '  GridColDef,',
      "} from '@mui/x-data-grid';",
      "import type { Dayjs } from 'dayjs';",
      "import 'dayjs/locale/de';",
      "export { rows } from './rows';",
      "export * from './columns';",
      "const lazy = () => import('luxon');",
      "import Again from '@mui/material/Box';",
    ].join('\n');
    expect(listSpecifiers(code)).toEqual([
      'react',
      '@mui/material/Box',
      '@mui/x-data-grid',
      'dayjs',
      'dayjs/locale/de',
      './rows',
      './columns',
      'luxon',
    ]);
  });

  it('ignores comments, strings, and text', () => {
    const code = [
      "// import a from 'a';",
      '/*',
      "import b from 'b';",
      '*/',
      'const text = "import c from \'c\'";',
      'export default function Demo() {',
      "  return <p>Don't import d from 'd'</p>;",
      '}',
      "export const from = 'e';",
    ].join('\n');
    expect(listSpecifiers(code)).toEqual([]);
  });
});

it.each([
  ['@mui/material/Box', '@mui/material'],
  ['dayjs/locale/de', 'dayjs'],
  ['react', 'react'],
])('returns the package of %s', (specifier, expected) => {
  expect(packageOf(specifier)).toBe(expected);
});
