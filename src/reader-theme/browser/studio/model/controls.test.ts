import { checkDocument, compileTheme, plainTheme } from '@site/src/reader-theme/browser/document';
import {
  chartColorsIn,
  chartPaletteOf,
  CHART_PALETTES,
  followPalette,
  setChartPalette,
} from './chartColors';
import {
  choiceOf,
  choose,
  COMPONENT_GROUPS,
  rangeOf,
  setRange,
  SHAPE_CONTROLS,
  TYPE_CONTROLS,
  type ChoiceControl,
  type RangeControl,
} from './controls';
import { setAt } from './documentPath';

const ALL = [
  ...SHAPE_CONTROLS,
  ...TYPE_CONTROLS,
  ...COMPONENT_GROUPS.flatMap(({ controls }) => controls),
];
const choices = ALL.filter((control): control is ChoiceControl => control.kind === 'choice');
const ranges = ALL.filter((control): control is RangeControl => control.kind === 'range');

it.each(choices.map((control) => [control.id, control] as const))(
  '%s: every option is valid, can be read again, and is undone by the first one',
  (_id, control) => {
    expect(choiceOf({}, control)).toBe(control.options[0]?.id);
    for (const { id } of control.options) {
      const document = choose({}, control, id);
      expect(choiceOf(document, control)).toBe(id);
      expect(checkDocument(document)).toEqual({ document, errors: [], dropped: [] });
      expect(compileTheme(plainTheme(document)).error).toBeNull();
      expect(choose(document, control, control.options[0]?.id ?? '')).toEqual({});
    }
  },
);

it.each(ranges.map((control) => [control.id, control] as const))(
  '%s: a number is set and read; the initial one removes it',
  (_id, control) => {
    expect(rangeOf({}, control)).toBe(control.initial);
    const document = setRange({}, control, control.max);
    expect(rangeOf(document, control)).toBe(control.max);
    expect(setRange(document, control, control.initial)).toEqual({});
  },
);

it('has no value for options that no control sets', () => {
  const density = choices.find(({ id }) => id === 'density')!;
  const spacing = ranges.find(({ id }) => id === 'spacing')!;
  expect(
    choiceOf({ components: { MuiButton: { defaultProps: { size: 'small' } } } }, density),
  ).toBeNull();
  expect(rangeOf({ spacing: '0.5rem' }, spacing)).toBeNull();
});

it('keeps other options of the same components', () => {
  const density = choices.find(({ id }) => id === 'density')!;
  const own = { components: { MuiDataGrid: { defaultProps: { hideFooter: true } } } };
  const compact = choose(own, density, 'compact');
  expect(compact).toMatchObject({
    components: { MuiDataGrid: { defaultProps: { hideFooter: true, density: 'compact' } } },
  });
  expect(choose(compact, density, 'standard')).toEqual(own);
});

it('knows the colors of charts with and without a choice', () => {
  const palette = { light: { palette: { primary: { main: '#123456' } } } };
  const own = setChartPalette({ colorSchemes: palette }, 'theme');
  expect(chartColorsIn(own, 'light')[0]).toBe('#123456');
  expect(chartColorsIn({}, 'light')).not.toContain('#1976d2');
  expect(chartColorsIn({}, 'light')).not.toEqual(chartColorsIn({}, 'dark'));
});

describe('chart palettes', () => {
  it.each(Object.keys(CHART_PALETTES) as (keyof typeof CHART_PALETTES)[])('%s is valid', (name) => {
    const document = setChartPalette({}, name);
    expect(chartPaletteOf(document)).toBe(name);
    expect(checkDocument(document)).toEqual({ document, errors: [], dropped: [] });
  });

  it('differ by mode', () => {
    const { options } = compileTheme(plainTheme(setChartPalette({}, 'mangoFusion')));
    const colors = options.light.components?.MuiChartDataProvider?.defaultProps?.colors;
    expect(typeof colors === 'function' && [colors('light')[0], colors('dark')[0]]).toEqual([
      '#173A5E',
      '#41698F',
    ]);
  });

  it('follow the palette of the theme if the reader chose that', () => {
    const path = 'colorSchemes.light.palette.primary.main';
    const before = setChartPalette({}, 'theme');
    const after = followPalette(before, setAt(before, path, '#123456'));
    expect(chartPaletteOf(after)).toBe('theme');
    expect(JSON.stringify(after)).toContain('"light":["#123456"');
    const plain = setAt({}, path, '#123456');
    expect(followPalette({}, plain)).toBe(plain);
  });
});
