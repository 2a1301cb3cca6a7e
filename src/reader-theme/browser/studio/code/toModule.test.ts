import { toModule } from './toModule';

it.each([
  ['options', '{ shape: { borderRadius: 2 } }', 'export default { shape: { borderRadius: 2 } }'],
  ['JSON after a comment', '// Ours\n{"spacing": 4}', '// Ours\nexport default {"spacing": 4}'],
])('exports %s', (_what, code, module) => {
  expect(toModule(code)).toBe(module);
});

it('imports the function of a call', () => {
  expect(toModule('createTheme({ spacing: 4 });')).toMatch(
    /^import \{ createTheme, .*\n\nexport default createTheme\(\{ spacing: 4 \}\);$/,
  );
});

it.each([
  "import { createTheme } from '@mui/material/styles';\nexport const theme = createTheme({});",
  'const theme = createTheme({});\nexport default theme;',
])('keeps a module: %s', (code) => expect(toModule(code)).toBe(code));
