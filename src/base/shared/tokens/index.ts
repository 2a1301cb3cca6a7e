export { SHADES, palettes } from './palettes';
export type { ColorScale, Shade } from './palettes';
export { semanticColors, themeColors } from './semantic';
export type { PaletteMode, SemanticColors } from './semantic';
export {
  FONT_FACES_ELEMENT_ID,
  breakpoints,
  durations,
  fontSizes,
  fontWeights,
  fonts,
  layout,
  mediaWidths,
  radii,
  spacing,
  zIndex,
} from './scale';
export { syntaxColors } from './syntax';
