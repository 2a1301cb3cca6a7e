import { lineOf } from './lineOf';

const palette = {
  name: 'palette.ts',
  code: "export const palette = {\n  primary: { main: 'red' },\n};",
};
const theme = {
  name: 'theme.ts',
  code: `import { palette } from './palette';

export const theme = createTheme({
  palette,
  components: {
    MuiButton: {
      styleOverrides: {
        root: { position: 'fixed' },
      },
    },
    MuiAppBar: { styleOverrides: { root: { position: 'fixed' } } },
  },
});`,
};

it.each([
  ['components.MuiButton.styleOverrides.root.position', 'theme.ts:8'],
  ['components.MuiAppBar.styleOverrides.root.position', 'theme.ts:11'],
  ['colorSchemes.light.palette.primary.main', 'palette.ts:2'],
])('finds %s', (path, line) => expect(lineOf([theme, palette], path)).toBe(line));

it('finds nothing for a path that no file contains', () => {
  expect(lineOf([theme], 'zIndex.drawer')).toBeUndefined();
});

it('answers in an instant for long keys, and long code', () => {
  const key = Array.from({ length: 12 }, (_, index) => `b ${'q.'.repeat(50_000)}${index}`);
  const code = `${theme.code} // ${'q '.repeat(90_000)}`;
  const start = performance.now();
  key.forEach((own) =>
    lineOf([{ ...theme, code }], `components.MuiButton.styleOverrides.root.${own}`),
  );
  expect(performance.now() - start).toBeLessThan(1000);
});
