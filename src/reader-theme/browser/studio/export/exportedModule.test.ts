import { typeErrorsOfExport } from '@site/src/base/testing/exportedTypes';
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

it('compiles in a strict project', () => {
  const files = Object.entries(themes).map(
    ([name, document]) => [`${name}.ts`, themeModule(document)] as const,
  );
  expect(typeErrorsOfExport('theme-modules', files)).toEqual([]);
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
