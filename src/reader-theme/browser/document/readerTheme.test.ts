import { createTheme } from '@mui/material/styles';
import {
  changesBetween,
  checkDocument,
  compileTheme,
  openText,
  openTheme,
  NO_THEME,
  plainTheme,
  themeFiles,
  themeModule,
  themeTokens,
  withTheme,
  writeTheme,
  type StoredTheme,
} from './index';
import { withChanges } from './changes';

jest.setTimeout(60_000);

const source = (code: string, more: Partial<StoredTheme> = {}): StoredTheme => ({
  ...NO_THEME,
  files: [{ name: 'theme.ts', code }],
  ...more,
});

describe('compileTheme', () => {
  it('creates options for both modes', () => {
    const theme = compileTheme(
      plainTheme({
        shape: { borderRadius: 2 },
        colorSchemes: {
          light: { palette: { primary: { main: '#123456' } } },
          dark: { palette: { primary: { main: '#abcdef' } } },
        },
      }),
    );
    expect(theme.error).toBeNull();
    expect(theme.onlyMode).toBeUndefined();
    expect(createTheme(theme.options.dark).palette).toMatchObject({
      mode: 'dark',
      primary: { main: '#abcdef' },
    });
    expect(theme.options.light.shape?.borderRadius).toBe(2);
  });

  it('keeps the mode of a theme that only has one', () => {
    const stored = plainTheme({ palette: { mode: 'dark', primary: { main: '#abcdef' } } });
    expect(compileTheme(stored).onlyMode).toBe('dark');
  });

  it.each([
    ['{', 'The stored theme is not valid JSON.'],
    ['{"version":9}', 'The theme has the version 9; this site reads 1 and 2.'],
    [
      '{"version":2,"files":[{"name":"../../a.ts","code":""}]}',
      'The files of the stored theme are damaged.',
    ],
    [writeTheme(plainTheme({ spacing: {} })), 'spacing must be a number of px, a text, or a list'],
    [
      writeTheme(plainTheme({ palette: { primary: { main: 'blue' } } })),
      'Unsupported color "blue" in palette.primary.main',
    ],
  ])('says what is wrong with %s, and uses the default theme', async (text, message) => {
    const theme = await openText(text);
    expect(theme.error).toContain(message);
    expect(theme.options.light).toEqual({ palette: { mode: 'light' } });
  });
});

describe('a theme from files', () => {
  it('is checked like any other, because a link can contain it', async () => {
    const theme = await openTheme(
      source(`export const theme = { spacing: 3, palette: { background: { default: 'whitesmoke', paper: 'nonsense' }, shade: '0 0 2px #000' }, components: {
        MuiLink: { defaultProps: { href: 'https://example.com' } },
        MuiCard: { styleOverrides: { root: () => ({ position: 'fixed', color: 'red', ['back' + 'ground']: 'u' + 'rl(//a)' }) } } } };`),
    );
    expect(theme.error).toBeNull();
    expect(theme.dropped.map(({ path }) => path).sort()).toEqual([
      'components.MuiLink.defaultProps.href',
      'palette.background.paper',
    ]);
    expect(theme.document).toMatchObject({
      spacing: 3,
      colorSchemes: {
        light: {
          palette: { background: { default: 'rgb(245, 245, 245)' }, shade: '0 0 2px #000' },
        },
      },
    });
    const root = theme.options.light.components?.MuiCard?.styleOverrides?.root as (
      props: object,
    ) => object;
    expect(root({ theme: createTheme(), ownerState: {} })).toEqual({ color: 'red' });
  });

  it('needs no sandbox again if it has no functions', async () => {
    const first = await openTheme(
      source('export const theme = { spacing: 3, shape: { borderRadius: 1 } };'),
    );
    expect(first.run).not.toBeNull();
    const again = await openText(first.text);
    expect(again.run).toBeNull();
    expect(again.document).toEqual(first.document);
    expect(again.error).toBeNull();
  });

  it('has another document for each mode', async () => {
    const theme = await openTheme(
      source(
        "export const getTheme = (mode) => ({ palette: { mode, primary: { main: mode === 'dark' ? '#ffffff' : '#000000' } }, shape: { borderRadius: mode === 'dark' ? 1 : 2 } });",
      ),
    );
    expect(theme.onlyMode).toBeUndefined();
    expect(createTheme(theme.options.light).palette.primary.main).toBe('#000000');
    expect(createTheme(theme.options.dark).palette.primary.main).toBe('#ffffff');
    expect(theme.options.dark.shape?.borderRadius).toBe(1);
  });

  it('can be another one of several', async () => {
    const stored = source('export const a = { spacing: 1 }; export const b = { spacing: 2 };', {
      pick: 'b',
    });
    expect((await openTheme(stored)).document).toEqual({ spacing: 2 });
  });

  it('says what is wrong, with its line', async () => {
    const failed = await openTheme(
      source("import { createTheme } from '@mui/material/styles';\nthrow new Error('no brand');"),
    );
    expect(failed).toMatchObject({ error: 'Error: no brand', errors: [{ place: 'theme.ts:2' }] });
    expect((await openTheme(source('export const a = 1;'))).error).toMatch(
      /^Nothing in this code is a theme/,
    );
    const color = await openTheme(
      source(
        "import { createTheme } from '@mui/material/styles';\nexport const theme = createTheme({ palette: { primary: { main: 'tomato' } } });",
      ),
    );
    expect(color.errors).toEqual([
      {
        path: 'palette.primary.main',
        message: expect.stringContaining('Unsupported color "tomato"') as string,
      },
    ]);
  });

  it('opens what version 1 stored as expressions', async () => {
    const root = {
      $fn: [
        [[['theme', 'theme']]],
        [
          'object',
          [
            'property',
            'color',
            [
              'call',
              'alpha',
              ['get', ['get', ['get', ['name', 'theme'], 'palette'], 'primary'], 'main'],
              0.5,
            ],
          ],
        ],
      ],
    };
    const theme = await openText(
      JSON.stringify({
        version: 1,
        options: { spacing: 2, components: { MuiButton: { styleOverrides: { root } } } },
      }),
    );
    expect(theme.error).toBeNull();
    expect(theme.stored.files[0]?.code).toContain(
      'root: ({ theme }) => ({ color: alpha(theme.palette.primary.main, 0.5) })',
    );
    const style = theme.options.light.components?.MuiButton?.styleOverrides?.root as (
      p: object,
    ) => object;
    expect(style({ theme: createTheme() })).toEqual({ color: 'rgba(25, 118, 210, 0.5)' });
  });
});

describe('changes', () => {
  const before = {
    spacing: 4,
    shape: { borderRadius: 2 },
    components: { MuiChip: { defaultProps: { size: 'small' } } },
  };

  it.each([
    [{ ...before, spacing: 5 }, { spacing: 5 }],
    [{ spacing: 4, shape: { borderRadius: 2 } }, { components: null }],
    [{ ...before, shape: { borderRadius: 2, other: [1] } }, { shape: { other: [1] } }],
    [
      { ...before, components: { MuiChip: { defaultProps: {} } } },
      { components: { MuiChip: { defaultProps: { size: null } } } },
    ],
  ])('lead to %j', (after, changes) => {
    expect(changesBetween(before, after)).toEqual(changes);
    expect(withChanges(before, changes)).toEqual(after);
  });

  it('apply on top of files, and can return to the default', async () => {
    const code =
      'export const theme = { spacing: 4, shape: { borderRadius: 9 }, components: { MuiCard: { styleOverrides: { root: () => ({ color: "red" }) } } } };';
    const theme = await openTheme(source(code, { changes: { spacing: 6, shape: null } }));
    expect(theme.original).toMatchObject({ spacing: 4, shape: { borderRadius: 9 } });
    expect(theme.document).toMatchObject({ spacing: 6, components: { MuiCard: {} } });
    expect(theme.document).not.toHaveProperty('shape');
  });
});

it.each([
  ['HTML', { components: { MuiLink: { defaultProps: { dangerouslySetInnerHTML: {} } } } }],
  ['addresses', { components: { MuiLink: { defaultProps: { href: 'https://example.com' } } } }],
  ['another element', { components: { MuiBox: { defaultProps: { component: 'iframe' } } } }],
  ['a second rule', { typography: { fontFamily: 'x} body{display:none' } }],
  [
    'an image',
    { components: { MuiPaper: { styleOverrides: { root: { background: 'url(//a)' } } } } },
  ],
  ['a global rule', { components: { MuiPaper: { styleOverrides: { '@font-face': {} } } } }],
  ['a prototype', JSON.parse('{"__proto__":{"a":1}}') as object],
])('leaves out %s', (_what, options) => {
  const { document, dropped } = checkDocument(options);
  expect(dropped).toHaveLength(1);
  expect(JSON.stringify(document)).not.toMatch(/href|iframe|body|url|font-face|dangerously|proto/);
});

describe('export', () => {
  it('is a module with the types of the packages that it styles', () => {
    const { document } = checkDocument({
      palette: { primary: { main: '#00f' } },
      components: {
        MuiDataGrid: { defaultProps: { density: 'compact' } },
        MuiBarChart: { defaultProps: { colors: ['#00f'] } },
      },
    });
    const code = themeModule(document, { packages: ['@mui/x-data-grid-pro'] });
    expect(code).toContain("import type {} from '@mui/x-data-grid-pro/themeAugmentation';");
    expect(code).not.toContain('MuiBarChart');
    expect(themeModule(document, { hasSchemes: false })).toContain("mode: 'light'");
  });

  it('declares colors that Material UI does not have', () => {
    const { document } = checkDocument({
      palette: { brand: { main: '#123456' }, line: '#eeeeee' },
    });
    const code = themeModule(document);
    expect(code).toContain("brand: Palette['primary'];");
    expect(code).toContain("brand?: PaletteOptions['primary'];");
    expect(code).toContain('line?: string;');
    expect(themeModule(document, { isTypeScript: false })).not.toContain('declare');
  });

  it("adds the defaults of the project that the theme doesn't set", () => {
    const base = { typography: { fontFamily: 'Base', fontSize: 12 } };
    const code = themeModule({ typography: { fontFamily: 'Own' } }, { base });
    expect(code).toContain("typography: {\n    fontFamily: 'Own',\n    fontSize: 12,\n  },");
  });

  it('contains the own files as they are, and what was changed', async () => {
    const code =
      "// Ours\nexport const getTheme = (mode) => ({ spacing: 4, palette: { mode, primary: { main: '#123456' } } });";
    const theme = await openTheme(
      source(code, {
        changes: {
          spacing: 6,
          colorSchemes: { light: { palette: { primary: { main: '#654321' } } } },
        },
      }),
    );
    const files = themeFiles(theme);
    expect(files['yourTheme/theme.ts']).toBe(code);
    expect(files['theme.ts']).toContain("import { getTheme } from './yourTheme/theme';");
    expect(files['theme.ts']).toContain(
      "export const theme = createTheme({ ...getTheme('light'), spacing: 6 }, {",
    );
    // With what Material UI derives from the color, because it merges this into the finished theme.
    const { light } = createTheme({ palette: { primary: { main: '#654321' } } }).palette.primary;
    expect(files['theme.ts']).toContain(`light: '${light}'`);
  });

  it('writes no code that comes in the name of an export', async () => {
    const name = "x } from 'y'; fetch('//evil.test'); import { z";
    const theme = await openTheme(source(`exports[${JSON.stringify(name)}] = { spacing: 4 };`));
    expect(theme.document).toEqual({ spacing: 4 });
    expect(themeFiles(theme)['theme.ts']).not.toContain('fetch');
    expect(themeFiles(theme)['theme.ts']).toContain('spacing: 4');
  });

  it('contains data if no file exports the theme', async () => {
    const theme = await openTheme(
      source(
        "import { createTheme } from '@mui/material/styles';\ncreateTheme({ spacing: 4, components: { MuiCard: { styleOverrides: { root: () => ({ color: 'red' }) } } } });",
      ),
    );
    const files = themeFiles(theme);
    expect(files['theme.ts']).toContain('spacing: 4');
    expect(files['theme.ts']).not.toContain('$fn');
  });

  const demo =
    "import * as React from 'react';\n\nexport default function Basic() {\n  return null;\n}\n";

  it('puts the theme around a copied demo', () => {
    expect(withTheme(demo, { 'theme.ts': themeModule({ spacing: 4 }) }))
      .toBe(`import { createTheme as createReaderTheme, ThemeProvider as ReaderThemeProvider } from '@mui/material/styles';
import * as React from 'react';

function Basic() {
  return null;
}

const readerTheme = createReaderTheme({
  spacing: 4,
});

export default function ThemedBasic() {
  return (
    <ReaderThemeProvider theme={readerTheme}>
      <Basic />
    </ReaderThemeProvider>
  );
}
`);
    expect(withTheme('export const a = 1;', {})).toBeNull();
  });

  it('adds the own files to a copied demo', () => {
    const copied = withTheme(demo, {
      'theme.ts': 'export const theme = 1;',
      'yourTheme/a.ts': '// a',
    });
    expect(copied).toContain("import { theme as readerTheme } from './theme';");
    expect(copied).toContain('// yourTheme/a.ts\n// a\n');
  });

  it('has tokens of both modes', () => {
    expect(themeTokens(compileTheme(plainTheme({ shape: { borderRadius: 6 } })))).toMatchObject({
      color: { light: { primary: { main: { $type: 'color', $value: '#1976d2' } } }, dark: {} },
      radius: { base: { $type: 'dimension', $value: '6px' } },
    });
  });
});
