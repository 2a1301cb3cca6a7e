import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import {
  breakpoints,
  fontSizes,
  fontWeights,
  fonts,
  radii,
  spacing,
  zIndex,
  type PaletteMode,
} from '@site/src/base/shared/tokens';
import { docsPalette } from './docsPalette';
import { directionComponents } from './emotionCache';
import { displayComponents, type ThemeDisplay } from './themeDisplay';

export interface DocsThemeOptions extends ThemeDisplay {
  /** The mode of `options`. */
  readonly mode?: PaletteMode;
  /**
   * The options of the reader's theme, which replace the brand's colors. Default: the brand's in
   * both modes, which the page's `data-theme` switches without rendering.
   */
  readonly options?: ThemeOptions;
}

/** Docusaurus owns the attribute; Material UI only reads it. */
const COLOR_SCHEME_SELECTOR = '[data-theme="%s"]';

/** Not Material UI's own `mui`, so that demos with CSS variables keep theirs. */
const CSS_VAR_PREFIX = 'docs';

/** The theme of the site's own Material UI components, in the brand's colors and fonts. */
export function createDocsTheme({
  mode,
  locale = [],
  options,
  ...display
}: DocsThemeOptions): Theme {
  const shared: ThemeOptions = {
    direction: display.direction ?? 'ltr',
    spacing,
    shape: { borderRadius: radii.default },
    breakpoints: { values: breakpoints },
    zIndex: {
      mobileStepper: zIndex.mobileStepper,
      fab: zIndex.fab,
      speedDial: zIndex.speedDial,
      appBar: zIndex.appBar,
      drawer: zIndex.drawer,
      modal: zIndex.modal,
      snackbar: zIndex.snackbar,
      tooltip: zIndex.tooltip,
    },
    typography,
    components: displayComponents(display),
  };
  const additions = [{ components: directionComponents(shared.direction ?? 'ltr') }, ...locale];
  if (options) {
    // Templates keep the font sizes and the spacing with which they were designed, below what the
    // reader's theme sets.
    const { fontFamily: _brand, ...plainHeading } = heading;
    const headings = { h1: plainHeading, h2: plainHeading, h3: plainHeading, h4: plainHeading };
    const sizes = Object.fromEntries(
      Object.entries(headings).map(([name, style]) => [
        name,
        { ...style, fontSize: fontSizes[name as keyof typeof headings] },
      ]),
    );
    const base = { ...shared, palette: { mode }, typography: { ...typography, ...sizes } };
    return createTheme(deepmerge<ThemeOptions>(base, options), ...additions);
  }
  return createTheme(
    {
      ...shared,
      cssVariables: {
        cssVarPrefix: CSS_VAR_PREFIX,
        colorSchemeSelector: COLOR_SCHEME_SELECTOR,
      },
      colorSchemes: {
        light: { palette: docsPalette('light') },
        dark: { palette: docsPalette('dark') },
      },
    },
    ...additions,
  );
}

const heading = { fontFamily: fonts.heading, fontWeight: fontWeights.semiBold, lineHeight: 1.25 };

const typography: ThemeOptions['typography'] = {
  fontFamily: fonts.body,
  fontWeightSemiBold: fontWeights.semiBold,
  fontWeightExtraBold: fontWeights.extraBold,
  h1: { ...heading, fontSize: fontSizes.h1 },
  h2: { ...heading, fontSize: fontSizes.h2 },
  h3: { ...heading, fontSize: fontSizes.h3 },
  h4: { ...heading, fontSize: fontSizes.h4 },
  button: { fontWeight: fontWeights.bold, textTransform: 'none' },
  // The labels of charts and the days of calendars.
  caption: { fontWeight: fontWeights.medium },
};
