import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { themeModule } from '@site/src/reader-theme/browser/document';
import { setChartPalette } from '../model/chartColors';
import { choose, COMPONENT_GROUPS, SHAPE_CONTROLS, TYPE_CONTROLS } from '../model/controls';
import { PRESET_NAMES, PRESETS } from '../model/presets';
import { parseTheme } from '../code/parseTheme';

jest.setTimeout(120_000);

/** The theme in which every choice has its last option. */
const everything = [
  ...SHAPE_CONTROLS,
  ...TYPE_CONTROLS,
  ...COMPONENT_GROUPS.flatMap(({ controls }) => controls),
].reduce(
  (document, control) =>
    control.kind === 'choice'
      ? choose(document, control, control.options.at(-1)?.id ?? '')
      : document,
  setChartPalette({}, 'mangoFusion'),
);

const pasted = parseTheme(`createTheme({
  components: {
    MuiDataGrid: {
      styleOverrides: {
        root: ({ theme }) => ({ borderColor: theme.palette.divider, '&:hover': { opacity: 0.9 } }),
      },
    },
    MuiChip: { styleOverrides: { label: ({ theme, ownerState }) => ({
      padding: theme.spacing(1, 2),
      color: ownerState.size === 'small' ? alpha(theme.palette.primary.main, 0.8) : 'inherit',
    }) } },
  },
})`).document;

const themes = { ...PRESETS, everything, pasted };

/** In the project, so that its packages are found. */
const folder = fs.mkdtempSync(path.resolve('node_modules/.theme-export-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('compiles in a strict project', () => {
  for (const [name, document] of Object.entries(themes)) {
    fs.writeFileSync(path.join(folder, `${name}.ts`), themeModule(document));
  }
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    jsx: 'react-jsx',
    types: [],
  };
  fs.writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['*.ts'] }),
  );
  const compile = () => {
    try {
      return execFileSync(
        process.execPath,
        [path.resolve('node_modules/typescript-7/bin/tsc'), '-p', folder, '--checkers', '1'],
        { encoding: 'utf8' },
      );
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  };
  expect(compile()).toBe('');
});

it.each([...PRESET_NAMES, 'everything', 'pasted'] as const)(
  '%s is the same theme when it is pasted again',
  (name) => {
    const document = themes[name];
    expect(parseTheme(themeModule(document))).toEqual({ document, errors: [], dropped: [] });
  },
);
