import * as palettes from '@mui/x-charts/colorPalettes';
import { valueAt, type Json, type ThemeDocument } from '@site/src/reader-theme/browser/document';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import { flattenColor } from '@site/src/base/shared/color';
import { colorAt, themeFor, type Intent } from './contrast';
import { setAt } from './documentPath';

/** Every chart reads its colors here. */
const PATH = 'components.MuiChartDataProvider.defaultProps.colors';

const byMode = (light: readonly string[], dark: readonly string[]): Json => ({ light, dark });

/** The palette's colors in the order in which they are easiest to tell apart. */
const ORDER: readonly Intent[] = ['primary', 'secondary', 'info', 'warning', 'success', 'error'];

function themeColors(document: ThemeDocument): Json {
  const [light, dark] = (['light', 'dark'] as const).map((mode) => {
    const theme = themeFor(document, mode);
    return ORDER.map((intent) => flattenColor(colorAt(theme, `${intent}.main`) ?? '#000'));
  }) as [string[], string[]];
  return byMode(light, dark);
}

/** Palettes for charts. `theme` follows the palette of the theme. */
export const CHART_PALETTES = {
  default: () => undefined,
  theme: themeColors,
  blueberryTwilight: () =>
    byMode(palettes.blueberryTwilightPaletteLight, palettes.blueberryTwilightPaletteDark),
  mangoFusion: () => byMode(palettes.mangoFusionPaletteLight, palettes.mangoFusionPaletteDark),
  cheerfulFiesta: () =>
    byMode(palettes.cheerfulFiestaPaletteLight, palettes.cheerfulFiestaPaletteDark),
  strawberrySky: () =>
    byMode(palettes.strawberrySkyPaletteLight, palettes.strawberrySkyPaletteDark),
} as const satisfies Record<string, (document: ThemeDocument) => Json | undefined>;

export type ChartPalette = keyof typeof CHART_PALETTES;
const NAMES = Object.keys(CHART_PALETTES) as readonly ChartPalette[];

/** The palette of a document, or `null` for colors of the reader's own. */
export function chartPaletteOf(document: ThemeDocument): ChartPalette | null {
  const value = JSON.stringify(valueAt(document, PATH));
  return NAMES.find((name) => JSON.stringify(CHART_PALETTES[name](document)) === value) ?? null;
}

export function setChartPalette(document: ThemeDocument, name: ChartPalette): ThemeDocument {
  return setAt(document, PATH, CHART_PALETTES[name](document));
}

/** The colors of charts in a mode. Without a choice, charts have their default palette. */
export function chartColorsIn(document: ThemeDocument, mode: PaletteMode): readonly string[] {
  const own = valueAt(document, PATH) as Partial<Record<PaletteMode, string[]>> | undefined;
  const { rainbowSurgePaletteDark: dark, rainbowSurgePaletteLight: light } = palettes;
  return own?.[mode] ?? { dark, light }[mode];
}

/** Lets charts that follow the palette follow its change. */
export function followPalette(before: ThemeDocument, after: ThemeDocument): ThemeDocument {
  return chartPaletteOf(before) === 'theme' ? setChartPalette(after, 'theme') : after;
}
