export { GRAPHIC_CONTRAST, TEXT_CONTRAST, getContrastRatio, getLuminance } from './contrast';
export { flattenColor } from './flattenColor';
export { normalizeColor } from './formatColor';
export { ColorError, parseColor } from './parseColor';
