import { createProxy } from './proxy';
import * as colors from '@mui/material/colors';
import * as styles from '@mui/material/styles';
import deepmerge from '@mui/utils/deepmerge';
import { createMuiTheme, createTheme, extendTheme, responsiveFontSizes } from './makers';
import { react } from './react';
import { createMissingModule, createStandIn } from './standIn';

type Module = Record<string, unknown>;

/** What of `@mui/material/styles` computes. The rest renders. */
const computing: Module = {
  adaptV4Theme: styles.adaptV4Theme,
  alpha: styles.alpha,
  createColorScheme: styles.createColorScheme,
  createTheme,
  darken: styles.darken,
  decomposeColor: styles.decomposeColor,
  duration: styles.duration,
  easing: styles.easing,
  emphasize: styles.emphasize,
  experimental_extendTheme: extendTheme,
  extendTheme,
  getContrastRatio: styles.getContrastRatio,
  getLuminance: styles.getLuminance,
  getOverlayAlpha: styles.getOverlayAlpha,
  hexToRgb: styles.hexToRgb,
  hslToRgb: styles.hslToRgb,
  lighten: styles.lighten,
  recomposeColor: styles.recomposeColor,
  responsiveFontSizes,
  rgbToHex: styles.rgbToHex,
  unstable_createMuiStrictModeTheme: createTheme,
  useTheme: () => createTheme(),
};

/** A package of which some names are there, and the others stand in as components. */
function partly(specifier: string, known: Module): object {
  return createProxy(known, {
    get: (target, key) =>
      Object.hasOwn(target, key) || typeof key === 'symbol' || key === '__esModule'
        ? target[key as string]
        : createStandIn(specifier, String(key)),
  });
}

/** A font of Google as Next.js returns it. Its file isn't loaded here. */
const googleFonts = createProxy(
  {},
  {
    get: (_target, name) => () => ({
      className: '',
      variable: '',
      style: { fontFamily: `"${String(name).replaceAll('_', ' ')}", sans-serif` },
    }),
  },
);

const DEEPMERGE = { __esModule: true, default: deepmerge, deepmerge };

/** The module of a package. What is unknown stands in. */
export function loadPackage(specifier: string): unknown {
  const shade = /^@(?:mui\/material|mui\/joy|material-ui\/core)\/colors\/(\w+)$/.exec(
    specifier,
  )?.[1];
  if (shade) {
    return { __esModule: true, default: (colors as Module)[shade] };
  }
  if (/^@mui\/[\w-]+\/(?:themeAugmentation|themeCssVarsAugmentation)$/.test(specifier)) {
    return {};
  }
  switch (specifier) {
    case 'react':
    case 'react/jsx-runtime':
    case 'react/jsx-dev-runtime':
      return react;
    case '@material-ui/core':
    case '@material-ui/core/styles':
    case '@material-ui/core/styles/createMuiTheme':
      return partly(specifier, {
        __esModule: true,
        ...computing,
        colors,
        createMuiTheme,
        createTheme: createMuiTheme,
        default: createMuiTheme,
        fade: styles.alpha,
      });
    case '@material-ui/core/colors':
    case '@mui/material/colors':
      return { __esModule: true, ...colors };
    case '@mui/material':
      return partly(specifier, {
        __esModule: true,
        ...computing,
        colors,
        useMediaQuery: () => false,
      });
    case '@mui/material/styles':
    case '@mui/material/styles/createTheme':
    case '@mui/system':
    case '@mui/system/colorManipulator':
      return partly(specifier, { __esModule: true, ...computing, default: createTheme });
    case '@mui/utils':
    case '@mui/utils/deepmerge':
      return partly(specifier, DEEPMERGE);
    case '@mui/material/useMediaQuery':
      return { __esModule: true, default: () => false };
    case 'next/font/google':
      return googleFonts;
    default:
      // Components take part in what is rendered, which isn't needed here.
      return /^@mui\/(?:material|icons-material|lab|system)\/(?!locale)|^@emotion\/|^react-dom/.test(
        specifier,
      )
        ? partly(specifier, { __esModule: true, default: createStandIn(specifier, 'default') })
        : createMissingModule(specifier);
  }
}
