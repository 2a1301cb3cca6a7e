import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSources } from './buildSources';
import { collectFiles } from './collectFiles';
import { productsOf } from './productsOf';

const roots: string[] = [];

afterAll(() => {
  roots.forEach((root) => fs.rmSync(root, { recursive: true }));
});

function siteWith(files: Record<string, string>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'templates-'));
  roots.push(root);
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  return root;
}

const FILES = {
  'shop/Shop.tsx': [
    "import { lazy } from 'react';",
    "import { Brand } from '../shared/Brand';",
    "import type { Item } from './types';",
    "const Later = lazy(() => import('./Later'));",
    'export default function Shop({ item }: { item: Item }) {',
    '  return <Later brand={Brand} item={item} />;',
    '}',
    '',
  ].join('\n'),
  'shop/Later.tsx': 'export default function Later() {\n  return null;\n}\n',
  'shop/types.ts': 'export type Item = string;\n',
  'shop/unused.ts': 'export {};\n',
  'shared/Brand.tsx': "export const Brand = 'b';\n",
  'theme.ts': 'export const theme: string[] = [];\n',
};

it('collects static and dynamic imports: the page, its folder, the rest', () => {
  const files = collectFiles(siteWith(FILES), ['shop/Shop.tsx', 'theme.ts']);
  expect(files.map(({ name }) => name)).toEqual([
    'shop/Shop.tsx',
    'shop/types.ts',
    'shop/Later.tsx',
    'theme.ts',
    'shared/Brand.tsx',
  ]);
});

it('creates JavaScript without types and without type-only modules', async () => {
  const files = collectFiles(siteWith(FILES), ['shop/Shop.tsx', 'theme.ts']);
  const { JS } = await buildSources(files);
  expect(JS.map(({ name }) => name)).toEqual([
    'shop/Shop.jsx',
    'shop/Later.jsx',
    'theme.js',
    'shared/Brand.jsx',
  ]);
  expect(JS[0]?.code).not.toContain('Item');
  expect(JS[0]?.html).toContain('token keyword');
});

it.each([
  ["import { a } from './missing';", './missing'],
  ["import { a } from '../../outside';", '../../outside'],
])('rejects %s', (code, specifier) => {
  const root = siteWith({ 'shop/Shop.tsx': code, '../outside.ts': '' });
  expect(() => collectFiles(root, ['shop/Shop.tsx'])).toThrow(
    `Cannot use the local module \`${specifier}\``,
  );
});

it('knows the products of a template by the components that it imports', () => {
  const text = [
    "import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';",
    "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    "import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';",
    "import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';",
    "import type { GridRowsProp } from '@mui/x-data-grid';",
    "import Box from '@mui/material/Box';",
    "import { useTheme } from '@mui/material/styles';",
  ].join('\n');
  expect(productsOf([{ name: 'a.tsx', text }])).toEqual(['x-data-grid', 'x-charts']);
});
