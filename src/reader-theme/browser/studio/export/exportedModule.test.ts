import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { NO_THEME, openTheme, themeModule, valueAt } from '@site/src/reader-theme/browser/document';
import { setChartPalette } from '../model/chartColors';
import { choose, COMPONENT_GROUPS, SHAPE_CONTROLS, TYPE_CONTROLS } from '../model/controls';
import { setAt } from '../model/documentPath';
import { PRESET_NAMES, PRESETS } from '../model/presets';

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

const themes = { ...PRESETS, everything };

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

it.each([...PRESET_NAMES, 'everything'] as const)(
  '%s is the same theme when its module runs',
  async (name) => {
    const code = themeModule(themes[name]);
    const theme = await openTheme({ ...NO_THEME, files: [{ name: 'theme.ts', code }] });
    expect(theme).toMatchObject({ errors: [], dropped: [] });
    // Colors of charts are a function of the mode in code.
    const colors = 'components.MuiChartDataProvider.defaultProps.colors';
    const expected = setAt(themes[name], colors, undefined);
    expect(setAt(theme.document, colors, undefined)).toEqual(expected);
    const set = theme.options.light.components?.MuiChartDataProvider?.defaultProps?.colors;
    const { light } = valueAt(themes[name], colors) as { readonly light: readonly string[] };
    expect(typeof set === 'function' ? set('light') : set).toEqual(light);
  },
);
