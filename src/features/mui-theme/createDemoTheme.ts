import { createTheme, type Theme } from '@mui/material/styles';
import { fonts, type PaletteMode } from '@site/src/shared/tokens';
import { directionComponents } from './emotionCache';
import { displayComponents, type ThemeDisplay } from './themeDisplay';

export interface DemoThemeOptions extends ThemeDisplay {
  /** Default `light`. */
  readonly mode?: PaletteMode;
}

/**
 * The theme of demos: plain Material UI, as in an empty application, in the given display, and in the
 * font that the page has already loaded. Exported projects ask for the same font.
 *
 * It has no CSS variables. A demo may be in another mode than the page, and what it renders at the
 * end of the body would take the page's variables; so the values themselves are in its styles.
 */
export function createDemoTheme({
  mode = 'light',
  locale = [],
  ...display
}: DemoThemeOptions): Theme {
  return createTheme(
    {
      palette: { mode },
      direction: display.direction ?? 'ltr',
      typography: { fontFamily: fonts.body },
      components: displayComponents(display),
    },
    { components: directionComponents(display.direction ?? 'ltr') },
    ...locale,
  );
}
