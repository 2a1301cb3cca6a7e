import { alpha, darken, type CssVarsTheme, type PaletteOptions } from '@mui/material/styles';
import { breakpoints, palettes, semanticColors } from '@site/src/base/shared/tokens';
import { createDemoTheme, createDocsTheme, loadMirroring } from './index';
import { denseComponents } from './denseComponents';

describe('createDocsTheme', () => {
  const theme = createDocsTheme({}) as unknown as CssVarsTheme;

  it('has the constants of the brand', () => {
    expect(theme.shape.borderRadius).toBe(12);
    expect(theme.spacing(1)).toBe('var(--docs-spacing, 8px)');
    expect(theme.breakpoints.values).toEqual(breakpoints);
    expect(theme.breakpoints.down('md')).toBe('@media (max-width:899.95px)');
    expect(theme.zIndex).toMatchObject({ appBar: 1100, drawer: 1200, modal: 1300, tooltip: 1500 });
    expect(theme.palette.contrastThreshold).toBe(3);
    expect(theme.palette.tonalOffset).toBe(0.2);
    expect(theme.typography.fontFamily).toMatch(/^"IBM Plex Sans Variable"/);
    expect(theme.typography.h1.fontFamily).toMatch(/^"General Sans"/);
    expect(theme.typography.button).toMatchObject({ fontWeight: 700, textTransform: 'none' });
    expect(theme.typography.fontWeightExtraBold).toBe(800);
  });

  it('contains both modes, which an attribute of Docusaurus switches', () => {
    expect(theme.colorSchemes?.light?.palette.primary.main).toBe('hsl(210, 100%, 45%)');
    expect(theme.colorSchemes?.dark?.palette.primary.main).toBe(palettes.blue[400]);
    expect(theme.colorSchemes?.dark?.palette.background.default).toBe('hsl(210, 14%, 7%)');
    expect(theme.getColorSchemeSelector('dark')).toBe('[data-theme="dark"] &');
    const selectors = theme.generateStyleSheets().flatMap((sheet) => Object.keys(sheet));
    expect(selectors).toEqual(
      expect.arrayContaining([':root, [data-theme="light"]', '[data-theme="dark"]']),
    );
  });

  it("uses the shell's divider for tables and grids, and its surface for grids", () => {
    for (const mode of ['light', 'dark'] as const) {
      const palette = theme.colorSchemes?.[mode]?.palette;
      expect(palette?.TableCell.border).toBe(palette?.divider);
      expect(palette?.divider).toBe(semanticColors[mode].divider);
      expect(palette?.DataGrid.bg).toBe(semanticColors[mode].surface);
    }
  });

  it('logs no warning about contrast', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    createDocsTheme({ direction: 'rtl', dense: true });
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe.each([
  ['createDemoTheme', createDemoTheme],
  ['createDocsTheme', createDocsTheme],
])('%s', (_name, create) => {
  it('applies direction and density', () => {
    expect(create({}).direction).toBe('ltr');
    expect(create({}).components).not.toHaveProperty('MuiButton');
    const theme = create({ direction: 'rtl', dense: true });
    expect(theme.direction).toBe('rtl');
    expect(theme.components).toMatchObject(denseComponents);
  });

  it('keeps grids from evaluating text, in any density', () => {
    for (const dense of [false, true]) {
      expect(create({ dense }).components).toMatchObject({
        MuiDataGrid: { defaultProps: { disableEval: true } },
      });
    }
  });

  it('passes its direction to portals', () => {
    const { components } = create({ direction: 'rtl' });
    expect(components?.MuiModal?.defaultProps).toEqual({ dir: 'rtl' });
    expect(components?.MuiPopper?.defaultProps).toEqual({ dir: 'rtl' });
  });

  it('applies the messages of a locale', () => {
    const german = {
      components: { MuiTablePagination: { defaultProps: { labelRowsPerPage: 'Zeilen' } } },
    };
    const theme = create({ locale: [german] });
    expect(theme.components?.MuiTablePagination?.defaultProps?.labelRowsPerPage).toBe('Zeilen');
  });
});

describe('createDemoTheme', () => {
  it('is plain Material UI in the font of the page', () => {
    const theme = createDemoTheme({ mode: 'dark' });
    expect(theme.palette.mode).toBe('dark');
    expect(theme.palette.primary.main).toBe('#90caf9');
    expect(theme.shape.borderRadius).toBe(4);
    expect(theme.typography.fontFamily).toMatch(/^"IBM Plex Sans Variable"/);
    expect('vars' in theme).toBe(false);
  });

  it("has the page's surfaces and lines in dark mode, also in tables and grids", () => {
    const { palette } = createDemoTheme({ mode: 'dark' });
    const { background, surface, divider } = semanticColors.dark;
    expect(palette.background).toEqual({ default: background, paper: surface });
    expect((palette as PaletteOptions).DataGrid?.bg).toBe(surface);
    // What tables and grids derive from the theme's divider.
    expect(darken(alpha(palette.divider, 1), 0.68)).toBe('hsla(210, 7%, 21.119999999999997%, 1)');
    expect(divider).toBe('hsl(210, 7%, 21%)');
  });

  it("leaves light mode and a reader's theme as they are", () => {
    const { palette } = createDemoTheme({ mode: 'dark', options: {} });
    expect(palette.background).toEqual({ default: '#121212', paper: '#121212' });
    expect(palette.divider).toBe('rgba(255, 255, 255, 0.12)');
    expect(createDemoTheme({}).palette.background.paper).toBe('#fff');
  });
});

it('makes components compact that support it, including grids', () => {
  const defaults = Object.fromEntries(
    Object.entries(denseComponents).map(([name, component]) => [name, component?.defaultProps]),
  );
  expect(defaults).toEqual({
    MuiDataGrid: { density: 'compact' },
    MuiButton: { size: 'small' },
    MuiFilledInput: { margin: 'dense' },
    MuiFormControl: { margin: 'dense' },
    MuiFormHelperText: { margin: 'dense' },
    MuiInputBase: { margin: 'dense' },
    MuiInputLabel: { margin: 'dense' },
    MuiOutlinedInput: { margin: 'dense' },
    MuiTextField: { margin: 'dense' },
    MuiIconButton: { size: 'small' },
    MuiFab: { size: 'small' },
    MuiListItem: { dense: true },
    MuiTable: { size: 'small' },
    MuiToolbar: { variant: 'dense' },
  });
});

describe.each([
  { name: 'createDemoTheme', create: createDemoTheme },
  { name: 'createDocsTheme', create: createDocsTheme },
])('right to left: $name', ({ create }) => {
  beforeAll(loadMirroring);

  const componentsOf = (direction: 'ltr' | 'rtl', dense = false) =>
    create({ direction, dense }).components;

  it('keeps the order of pagination and legend text', () => {
    expect(componentsOf('rtl')).toMatchObject({
      MuiTablePagination: { styleOverrides: { displayedRows: { unicodeBidi: 'plaintext' } } },
      MuiChartsLegend: { defaultProps: { dir: 'ltr' } },
    });
    expect(componentsOf('ltr')).not.toHaveProperty('MuiTablePagination');
    expect(componentsOf('ltr')).not.toHaveProperty('MuiChartsLegend');
  });

  it('can be combined with density', () => {
    expect(componentsOf('rtl', true)?.MuiInputBase).toMatchObject({
      defaultProps: { margin: 'dense' },
      styleOverrides: { input: { '&::placeholder': { unicodeBidi: 'plaintext' } } },
    });
  });
});
