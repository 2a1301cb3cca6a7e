import { createTheme } from '@mui/material/styles';
import {
  checkDocument,
  compileTheme,
  themeModule,
  themeTokens,
  withTheme,
  writeTheme,
  type Json,
} from './index';

/** `({ theme, ownerState }) => ({ color: theme.vars.palette.primary.main })` */
const styleFunction: Json = {
  $fn: [
    [
      [
        ['theme', 'theme'],
        ['ownerState', 'ownerState'],
      ],
    ],
    [
      'object',
      [
        'property',
        'color',
        ['get', ['get', ['get', ['get', ['name', 'theme'], 'vars'], 'palette'], 'primary'], 'main'],
      ],
    ],
  ],
};

describe('compileTheme', () => {
  it('creates options for both modes', () => {
    const theme = compileTheme(
      writeTheme({
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
    const text = writeTheme({ palette: { mode: 'dark', primary: { main: '#abcdef' } } });
    expect(compileTheme(text).onlyMode).toBe('dark');
  });

  it('interprets style functions', () => {
    const { options } = compileTheme(
      writeTheme({ components: { MuiButton: { styleOverrides: { root: styleFunction } } } }),
    );
    const root = options.light.components?.MuiButton?.styleOverrides?.root as (p: object) => object;
    expect(root({ theme: createTheme({}) })).toEqual({ color: '#1976d2' });
  });

  it.each([
    ['{', 'The stored theme is not valid JSON.'],
    ['{"version":9}', 'The theme has the version 9; this site reads 1.'],
    [writeTheme({ spacing: {} }), 'spacing must be a number of px, a text, or a list'],
    [
      writeTheme({ palette: { primary: { main: 'blue' } } }),
      'Unsupported color "blue" in palette.primary.main',
    ],
  ])('says what is wrong with %s, and uses the default theme', (text, message) => {
    const theme = compileTheme(text);
    expect(theme.error).toContain(message);
    expect(theme.options.light).toEqual({ palette: { mode: 'light' } });
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

const paperOf = (root: Json) => ({ components: { MuiPaper: { styleOverrides: { root } } } });
const background = (...parts: Json[]): Json => ({
  $fn: [['theme'], ['object', ['property', 'background', ['text', ...parts]]]],
});

it('does not let a style function build a URL', () => {
  expect(checkDocument(paperOf(background('ur', 'l(//a)'))).dropped).toHaveLength(1);
  const tail: Json = ['get', ['name', 'theme'], 'tail'];
  const { options } = compileTheme(writeTheme(paperOf(background('ur', tail))));
  const root = options.light.components?.MuiPaper?.styleOverrides?.root as (
    theme: object,
  ) => object;
  expect(root({ tail: ' 1' })).toEqual({ background: 'ur 1' });
  expect(root({ tail: 'l(//a)' })).toEqual({});
});

it('exports a module with the types of the packages that it styles', () => {
  const document = checkDocument({
    palette: { primary: { main: '#00f' } },
    components: {
      MuiDataGrid: { defaultProps: { density: 'compact' } },
      MuiBarChart: { defaultProps: { colors: ['#00f'] } },
      MuiButton: { styleOverrides: { root: styleFunction } },
    },
  }).document;
  const code = themeModule(document, { packages: ['@mui/x-data-grid-pro'] });
  expect(code).toContain("import type {} from '@mui/x-data-grid-pro/themeAugmentation';");
  expect(code).toContain(
    'root: ({ theme, ownerState }) => ({ color: theme.palette.primary.main })',
  );
  expect(code).not.toContain('MuiBarChart');
  expect(themeModule(document, { hasSchemes: false })).toContain("mode: 'light'");
});

it('keeps the CSS variables of a theme that has them', () => {
  const document = {
    cssVariables: true,
    components: { MuiButton: { styleOverrides: { root: styleFunction } } },
  };
  const code = themeModule(document);
  expect(code).toContain('cssVariables: true,');
  expect(code).toContain('theme.vars.palette.primary.main');
  expect(code).toContain("import type {} from '@mui/material/themeCssVarsAugmentation';");
  expect(themeModule(document, { hasSchemes: false })).not.toMatch(/vars|cssVar/i);
});

it('declares colors that Material UI does not have', () => {
  const { document } = checkDocument({ palette: { brand: { main: '#123456' }, line: '#eeeeee' } });
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

it('puts the theme around a copied demo', () => {
  const code = withTheme(
    "import * as React from 'react';\n\nexport default function Basic() {\n  return null;\n}\n",
    themeModule({ spacing: 4 }),
  );
  expect(code)
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
  expect(withTheme('export const a = 1;', '')).toBeNull();
});

it('exports tokens of both modes', () => {
  expect(themeTokens({ shape: { borderRadius: 6 } })).toMatchObject({
    color: { light: { primary: { main: { $type: 'color', $value: '#1976d2' } } }, dark: {} },
    radius: { base: { $type: 'dimension', $value: '6px' } },
  });
});
