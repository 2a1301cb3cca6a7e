export { getContrastRatio } from '@mui/system/colorManipulator';

/** The minimum contrast of text and its background (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
