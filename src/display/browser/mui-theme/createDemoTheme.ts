import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { fonts, type PaletteMode } from '@site/src/base/shared/tokens';
import { directionComponents } from './emotionCache';
import { darkDemoSurfaces } from './docsPalette';
import { displayComponents, type ThemeDisplay } from './themeDisplay';

export interface DemoThemeOptions extends ThemeDisplay {
  /** Default: `light`. */
  readonly mode?: PaletteMode;
  /** The options of the reader's theme. Default: plain Material UI. */
  readonly options?: ThemeOptions;
}

/**
 * The theme of demos: plain Material UI, as in an empty application, with the given display, the font
 * that the page has already loaded, and in dark mode the surfaces of the page. Exported projects use
 * the same font, but Material UI's surfaces.
 *
 * It has no CSS variables. A demo can have another mode than the page, and its portals at the end
 * of the body would use the page's variables, so its styles contain the values.
 */
export function createDemoTheme({
  mode = 'light',
  locale = [],
  options,
  ...display
}: DemoThemeOptions): Theme {
  return createTheme(
    deepmerge<ThemeOptions>(
      {
        palette: { mode, ...(mode === 'dark' && !options && darkDemoSurfaces) },
        direction: display.direction ?? 'ltr',
        typography: { fontFamily: fonts.body },
        components: displayComponents(display),
      },
      options ?? {},
    ),
    { components: directionComponents(display.direction ?? 'ltr') },
    ...locale,
  );
}
