import { TEXT_CONTRAST, getContrastRatio } from '../color';
import { SHADES, palettes, semanticColors, syntaxColors, themeColors, zIndex } from './index';
import type { SemanticColors } from './index';

type ColorName = keyof SemanticColors;

/** The minimum contrast of an icon or the edge of a control (WCAG 2.2, 1.4.11). */
const GRAPHIC_CONTRAST = 3;

/** Text colors, each with the backgrounds on which it can appear. */
const TEXT_ON: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['text', ['background', 'backgroundSubtle', 'surface', 'accentSoft']],
  ['textSecondary', ['background', 'backgroundSubtle', 'surface', 'accentSoft']],
  ['textMuted', ['background', 'backgroundSubtle', 'surface', 'accentSoft']],
  ['accent', ['background', 'backgroundSubtle', 'surface']],
  ['accentHover', ['background', 'backgroundSubtle', 'surface']],
  ['onAccent', ['accent', 'accentHover']],
  ['accentSoftText', ['accentSoft', 'accentSoftHover']],
  ['info', ['background', 'surface']],
  ['success', ['background', 'surface']],
  ['warning', ['background', 'surface']],
  ['error', ['background', 'surface']],
  ['infoText', ['infoSoft', 'background']],
  ['successText', ['successSoft', 'background']],
  ['warningText', ['warningSoft', 'background']],
  ['errorText', ['errorSoft', 'background']],
  ['text', ['infoSoft', 'successSoft', 'warningSoft', 'errorSoft']],
  ['accent', ['infoSoft', 'successSoft', 'warningSoft', 'errorSoft']],
  ['codeChipText', ['codeChip']],
  ['codeText', ['codeBackground', 'codeLineHighlight']],
  ['codeTextMuted', ['codeBackground', 'codeLineHighlight']],
];

const GRAPHIC_ON: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['controlBorder', ['background', 'surface', 'backgroundSubtle']],
  ['focusRing', ['background', 'surface', 'backgroundSubtle', 'accentSoft', 'codeBackground']],
  ['planPro', ['background', 'surface', 'backgroundSubtle', 'accentSoft']],
  ['planPremium', ['background', 'surface', 'backgroundSubtle', 'accentSoft']],
];

function pairs(table: typeof TEXT_ON) {
  return table.flatMap(([foreground, backgrounds]) =>
    backgrounds.map((background) => [foreground, background] as const),
  );
}

describe.each(['light', 'dark'] as const)('colors of the %s mode', (mode) => {
  const colors = semanticColors[mode];

  it.each(pairs(TEXT_ON))('%s is readable on %s', (foreground, background) => {
    expect(getContrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(
      TEXT_CONTRAST,
    );
  });

  it.each(pairs(GRAPHIC_ON))('%s is visible on %s', (foreground, background) => {
    expect(getContrastRatio(colors[foreground], colors[background])).toBeGreaterThanOrEqual(
      GRAPHIC_CONTRAST,
    );
  });

  it.each(Object.entries(syntaxColors[mode]))('code: %s is readable', (_name, color) => {
    // Types in the API reference are on the page, in a popover, or in a row that is linked to.
    const { accentSoft, background: page, surface } = colors;
    const code = [
      colors.codeBackground,
      colors.codeLineHighlight,
      colors.codeLineInserted,
      colors.codeLineDeleted,
    ];
    for (const background of [...code, page, surface, accentSoft]) {
      expect(getContrastRatio(color, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });
});

describe('palettes', () => {
  it('contain the published key colors', () => {
    expect(palettes.blue[600]).toBe('hsl(210, 100%, 42%)');
    expect(palettes.blue[500]).toBe('hsl(210, 100%, 45%)');
    expect(palettes.blueGrey[900]).toBe('hsl(210, 14%, 7%)');
    expect(themeColors).toEqual({ light: 'hsl(210, 100%, 42%)', dark: 'hsl(210, 14%, 7%)' });
  });

  it.each([
    ['blue', 210, 210],
    ['blueGrey', 210, 210],
    ['grey', 215, 215],
    ['red', 355, 355],
    ['green', 144, 144],
    ['yellow', 48, 36],
  ] as const)('%s goes from hue %i to %i and darkens with every shade', (name, first, last) => {
    const scale = SHADES.map((shade) => palettes[name][shade].match(/\d+/g)!.map(Number));
    expect(scale.at(0)?.[0]).toBe(first);
    expect(scale.at(-1)?.[0]).toBe(last);
    const lightness = scale.map(([, , light]) => light!);
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
  });
});

it('stacks the search overlay over everything, and the skip link over tooltips', () => {
  expect(Math.max(...Object.values(zIndex))).toBe(zIndex.search);
  expect(zIndex.skipLink).toBe(zIndex.tooltip + 1);
});
