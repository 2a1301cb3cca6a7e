import type { ColorSystemOptions } from '@mui/material/styles';
import { palettes, semanticColors, type PaletteMode } from '@site/src/base/shared/tokens';

const { blue, blueGrey, grey, green, red, yellow } = palettes;

/** The shade that is the main color of each intent. */
const MAIN_SHADE = {
  light: { primary: blue[500], error: red[600], success: green[600], warning: yellow[700] },
  dark: { primary: blue[400], error: red[400], success: green[400], warning: yellow[400] },
} as const satisfies Record<PaletteMode, object>;

/**
 * Surfaces and lines of demos in dark mode, so that demos look like a part of the page. In light mode,
 * Material UI's own are those of the site.
 */
export const darkDemoSurfaces = {
  background: { default: semanticColors.dark.background, paper: semanticColors.dark.surface },
  // Tables and grids draw lines in 32 % of its opaque lightness, which is the site's divider. Over a
  // surface, it has the same color.
  divider: 'hsla(210, 7%, 66%, 0.2)',
  // Grids would lighten the surface.
  DataGrid: { bg: semanticColors.dark.surface },
} as const satisfies ColorSystemOptions['palette'];

/** The brand's palette for Material UI, from the same tokens as the shell's CSS. */
export function docsPalette(mode: PaletteMode): NonNullable<ColorSystemOptions['palette']> {
  const main = MAIN_SHADE[mode];
  const colors = semanticColors[mode];
  const neutral = mode === 'dark' ? blueGrey : grey;
  return {
    mode,
    contrastThreshold: 3,
    tonalOffset: 0.2,
    primary: { ...blue, main: main.primary },
    secondary: { ...neutral, main: mode === 'dark' ? blueGrey[300] : grey[700] },
    error: { ...red, main: main.error },
    warning: { ...yellow, main: main.warning },
    info: { ...blue, main: main.primary },
    success: { ...green, main: main.success },
    grey: neutral,
    text: { primary: colors.text, secondary: colors.textSecondary },
    divider: colors.divider,
    // Material UI would derive a paler color from the divider. Grids use it, too.
    TableCell: { border: colors.divider },
    background: { default: colors.background, paper: colors.surface },
    // Grids would lighten the surface in dark mode.
    DataGrid: { bg: colors.surface },
  };
}
