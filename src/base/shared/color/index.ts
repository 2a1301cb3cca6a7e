export { TEXT_CONTRAST, getContrastRatio } from './contrast';
export { flattenColor } from './flattenColor';
export { normalizeColor } from './formatColor';
