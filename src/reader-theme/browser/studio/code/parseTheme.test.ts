import { parseTheme } from './parseTheme';

it('reads a call to createTheme with constants, spreads, and types', () => {
  const { document, errors, dropped } = parseTheme(`
    import { createTheme, type ThemeOptions } from '@mui/material/styles';
    import { deepPurple } from '@mui/material/colors';
    import teal from '@mui/material/colors/teal';
    const RADIUS = 4;
    const shared = { spacing: 6 };
    export const theme = createTheme({
      ...shared,
      palette: { primary: { main: deepPurple[500] }, secondary: teal },
      shape: { borderRadius: RADIUS * 2 },
    } satisfies ThemeOptions, { typography: { fontFamily: \`Inter, \${'serif'}\` } });
  `);
  expect(errors).toEqual([]);
  expect(dropped).toEqual([]);
  expect(document).toMatchObject({
    spacing: 6,
    shape: { borderRadius: 8 },
    typography: { fontFamily: 'Inter, serif' },
    colorSchemes: {
      light: { palette: { primary: { main: '#673ab7' } } },
      dark: { palette: { primary: { main: '#673ab7' } } },
    },
  });
});

it.each([
  ['JSON', '{"spacing": 4}'],
  ['an object literal', '{ spacing: 4, };'],
  ['typed options', 'export const themeOptions: ThemeOptions = { spacing: 4 };'],
])('reads %s', (_what, code) => {
  expect(parseTheme(code)).toEqual({ document: { spacing: 4 }, errors: [], dropped: [] });
});

it('lists what is only known at runtime, with its line', () => {
  const { document, errors, dropped } = parseTheme(`createTheme({
    spacing: 4,
    direction: getDirection(),
    palette: { primary: { main: brand.blue } },
    components: { MuiButton: { styleOverrides: { root: () => { console.log(1); return {}; } } } },
  })`);
  expect(errors).toEqual([]);
  expect(document).toEqual({ spacing: 4 });
  expect(dropped).toEqual([
    {
      path: 'direction',
      message: 'Line 3: The call of getDirection is only known when the code runs.',
    },
    {
      path: 'palette.primary.main',
      message: 'Line 4: The value of brand is not in the pasted code.',
    },
    {
      path: 'components.MuiButton.styleOverrides.root',
      message: 'Line 5: The function does more than return styles.',
    },
  ]);
});

it.each([
  ['broken code', 'createTheme({ spacing: })', 'Line 1, column 24', 'Unexpected token'],
  ['code without a theme', "import a from 'b';", '', 'There is no theme in it.'],
  [
    'an invalid color',
    "createTheme({ palette: { primary: { main: 'tomato' } } })",
    'palette.primary.main',
    'Unsupported color "tomato" in palette.primary.main',
  ],
  [
    'a color that is no text',
    'createTheme({ palette: { primary: { main: 5 } } })',
    'palette.primary.main',
    'must be text such as "#0077cc", but is 5.',
  ],
  [
    'an unknown color space',
    "({ palette: { primary: { main: 'color(lab 0 0 0)' } } })",
    'palette.primary.main',
    'is not one of the color spaces srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020',
  ],
  [
    'a missing default scheme',
    "({ defaultColorScheme: 'sepia', colorSchemes: { dark: true } })",
    'defaultColorScheme',
    'The default color scheme "sepia" does not exist: there are dark.',
  ],
])('says what is wrong with %s', (_what, code, path, message) => {
  expect(parseTheme(code).errors).toEqual([
    { path, message: expect.stringContaining(message) as string },
  ]);
});

it('never runs code', () => {
  const alert = jest.fn();
  Object.assign(globalThis, { alert });
  parseTheme('createTheme({ a: alert(1), get b() { return alert(2); }, [alert(3)]: 1 }); alert(4)');
  expect(alert).not.toHaveBeenCalled();
});

it.each([
  [
    'constants that double',
    [
      'const c0 = ["#fff", "#000"];',
      ...Array.from({ length: 24 }, (_, index) => `const c${index + 1} = [c${index}, c${index}];`),
      'createTheme({ custom: c24 })',
    ].join('\n'),
    'The theme has more than 20,000 values.',
  ],
  [
    'a text that doubles',
    [
      'const c0 = "aaaaaaaaaa";',
      ...Array.from({ length: 30 }, (_, index) => `const c${index + 1} = c${index} + c${index};`),
      'createTheme({ custom: c30 })',
    ].join('\n'),
    'A text has more than 10,000 characters.',
  ],
  [
    'very many keys',
    `createTheme({ custom: { ${Array.from({ length: 20_001 }, (_, index) => `a${index}: 1`).join()} } })`,
    'The theme has more than 20,000 values.',
  ],
  [
    'very many spreads',
    `const c = { ${Array.from({ length: 500 }, (_, index) => `a${index}: 1`).join()} };
    createTheme({ custom: { ${'...c, '.repeat(3000)} } })`,
    'The theme has more than 20,000 values.',
  ],
])('refuses %s at once', (_what, code, message) => {
  const started = performance.now();
  const { errors } = parseTheme(code);
  expect(errors).toEqual([{ path: '', message: expect.stringContaining(message) as string }]);
  // Milliseconds, on a machine that does other things, too.
  expect(performance.now() - started).toBeLessThan(2000);
});

it('reads a large theme of an application', () => {
  const keys = Array.from({ length: 5000 }, (_, index) => `a${index}: '#fff'`).join();
  const { document, errors } = parseTheme(`createTheme({ custom: { ${keys} } })`);
  expect(errors).toEqual([]);
  expect(Object.keys(document.custom ?? {})).toHaveLength(5000);
});
