export { GRAPHIC_CONTRAST, TEXT_CONTRAST, getContrastRatio, getLuminance } from './contrast';
export { flattenColor } from './flattenColor';
export { formatColor, normalizeColor } from './formatColor';
export { COLOR_SPACES, ColorError, parseColor } from './parseColor';
export type { ColorSpace, ParsedColor } from './parseColor';
