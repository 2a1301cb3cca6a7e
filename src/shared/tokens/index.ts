export { SHADES, palettes } from './palettes';
export type { ColorScale, Shade } from './palettes';
export { semanticColors, themeColors } from './semantic';
export type { PaletteMode, SemanticColors } from './semantic';
export {
  breakpoints,
  durations,
  fontSizes,
  fontWeights,
  fonts,
  layout,
  radii,
  spacing,
  zIndex,
} from './scale';
export { syntaxColors } from './syntax';
