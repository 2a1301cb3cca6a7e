import { toJavaScript } from './toJavaScript';

async function convert(lines: readonly string[], file = 'docs/page/Orders.tsx'): Promise<string[]> {
  const code = await toJavaScript(file, `${lines.join('\n')}\n`);
  return code.trimEnd().split('\n');
}

describe('toJavaScript', () => {
  it('returns a file without types unchanged, even if it isn’t formatted', async () => {
    const text = 'const a = {   b: 1 };\n\n\nexport default a;\n';
    expect(await toJavaScript('docs/page/a.ts', text)).toBe(text);
  });

  it('keeps comments, empty lines, and the order of statements', async () => {
    expect(
      await convert([
        '// Orders of one day.',
        '',
        'const count: number = 1; // how many',
        '',
        '/** Doubles. */',
        'export function double(value: number): number {',
        '  // the reason',
        '  return value * 2;',
        '}',
      ]),
    ).toEqual([
      '// Orders of one day.',
      '',
      'const count = 1; // how many',
      '',
      '/** Doubles. */',
      'export function double(value) {',
      '  // the reason',
      '  return value * 2;',
      '}',
    ]);
  });

  it('removes only imports that are used as types', async () => {
    expect(
      await convert([
        "import * as React from 'react';",
        "import type { Theme } from '@mui/material/styles';",
        "import { DataGrid, GridColDef, type GridRowsProp } from '@mui/x-data-grid';",
        "import Box, { BoxProps } from '@mui/material/Box';",
        "import { unused } from './unused';",
        "import './styles.css';",
        '',
        'const columns: GridColDef[] = [];',
        'const rows: GridRowsProp = [];',
        '',
        'export default function Demo(props: BoxProps & { node: React.ReactNode; theme: Theme }) {',
        '  return <Box {...props}>{<DataGrid columns={columns} rows={rows} />}</Box>;',
        '}',
      ]),
    ).toEqual([
      "import { DataGrid } from '@mui/x-data-grid';",
      "import Box from '@mui/material/Box';",
      "import { unused } from './unused';",
      "import './styles.css';",
      '',
      'const columns = [];',
      'const rows = [];',
      '',
      'export default function Demo(props) {',
      '  return <Box {...props}>{<DataGrid columns={columns} rows={rows} />}</Box>;',
      '}',
    ]);
  });

  it('leaves no gaps and no comments where types were', async () => {
    expect(
      await convert([
        'const a = 1;',
        '',
        '/** One order. */',
        'interface Order {',
        '  id: number;',
        '',
        '  total: number;',
        '}',
        '',
        '// Unrelated remark.',
        '',
        'type Id = string; // of an order',
        '',
        'export const b = a as number;',
      ]),
    ).toEqual(['const a = 1;', '', '// Unrelated remark.', '', 'export const b = a;']);
  });

  it('removes generics of calls and JSX, satisfies, non-null assertions, and multi-line parameter types', async () => {
    expect(
      await convert([
        "import Autocomplete from '@mui/material/Autocomplete';",
        "import { useRef, useState } from 'react';",
        '',
        'const options = [{ label: 1 }] satisfies Option[];',
        'const identity = <T,>(value: T): T => value;',
        '',
        'export default function Pick({',
        '  label,',
        '}: {',
        '  label: string;',
        '  other?: number;',
        '}) {',
        '  const ref = useRef<HTMLDivElement>(null);',
        '  const [value, setValue] = useState<Option | null>(null);',
        '  return (',
        '    <Autocomplete<Option, false>',
        '      ref={ref}',
        '      options={identity(options)!}',
        '      value={value}',
        '      onChange={(event: React.SyntheticEvent, next) => setValue(next as Option)}',
        '      aria-label={label}',
        '    />',
        '  );',
        '}',
      ]),
    ).toEqual([
      "import Autocomplete from '@mui/material/Autocomplete';",
      "import { useRef, useState } from 'react';",
      '',
      'const options = [{ label: 1 }];',
      'const identity = (value) => value;',
      '',
      'export default function Pick({ label }) {',
      '  const ref = useRef(null);',
      '  const [value, setValue] = useState(null);',
      '  return (',
      '    <Autocomplete',
      '      ref={ref}',
      '      options={identity(options)}',
      '      value={value}',
      '      onChange={(event, next) => setValue(next)}',
      '      aria-label={label}',
      '    />',
      '  );',
      '}',
    ]);
  });

  it('does not mistake a property name or JSX attribute for a use of an import', async () => {
    expect(
      await convert([
        "import { Size, kind } from './sizes';",
        '',
        'const size: Size = 1;',
        'export const a = { Size: size, b: size.Size };',
        'export const c = <p kind="x">{kind}</p>;',
      ]),
    ).toEqual([
      "import { kind } from './sizes';",
      '',
      'const size = 1;',
      'export const a = { Size: size, b: size.Size };',
      'export const c = <p kind="x">{kind}</p>;',
    ]);
  });

  it('keeps preview markers above a type', async () => {
    expect(
      await convert(['// preview-start', 'type A = 1;', 'const a: A = 1;', '// preview-end']),
    ).toEqual(['// preview-start', 'const a = 1;', '// preview-end']);
  });

  it('rejects TypeScript with runtime semantics and reports its place', async () => {
    await expect(convert(['const a = 1;', 'enum Size { Small }'])).rejects.toThrow(
      [
        'docs/page/Orders.tsx:2: `enum Size { Small }` has no counterpart in JavaScript.',
        '  Expected: only TypeScript that disappears: types, `as`, `satisfies`, generics.',
        '  Fix: Use a union of strings instead of an enum, and a plain module instead of a namespace.',
      ].join('\n'),
    );
  });
});
