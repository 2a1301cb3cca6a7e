import packageRanges from '@fontsource-variable/ibm-plex-sans/unicode.json';
import FONT_FILES from './fontFiles.json';

/**
 * Subsets of IBM Plex Sans, from @fontsource-variable/ibm-plex-sans, under the SIL Open Font
 * License.
 */
export type FontSubset = keyof typeof FONT_FILES;

/** Symbols in the text of pages, in addition to letters. */
const SIGNS = '\u00A0°·²³½–—‘’“”…•€−↑↓\u200B';

/**
 * The characters of most pages: ASCII, the letters of western Europe, and a few symbols. The file
 * is preloaded and shares the bandwidth with the style sheet, so each character must be worth its
 * bytes. A missing one costs more: its file loads after the first paint, and the whole text is laid
 * out again.
 */
const BASIC_RANGE = [
  'U+20-7E',
  'U+C0-FF',
  ...[...SIGNS].map((sign) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`),
].join(',');

/** The characters of each file, as a style sheet writes them. */
export const UNICODE_RANGES: Readonly<Record<FontSubset, string>> = {
  latinExt: packageRanges['latin-ext'],
  latin: packageRanges.latin,
  // If several faces have a character, the last one is used.
  basic: BASIC_RANGE,
};

/**
 * Arial (or a metric-compatible font) adjusted to the metrics of IBM Plex Sans, so that lines don't
 * change when the real font loads. The vertical metrics are the font's own (units per em 1000,
 * ascent 1025, descent 275) divided by the size adjustment, which is the ratio of the average
 * widths of English text.
 */
const FALLBACK =
  `@font-face{font-family:"IBM Plex Sans Fallback";src:local("Arial"),local("Liberation Sans");` +
  `size-adjust:101.3%;ascent-override:101.18%;descent-override:27.15%;line-gap-override:0%}`;

/** The URL of a font file. `folder` is the URL of the folder with a trailing slash. */
export function fontUrl(folder: string, subset: FontSubset): string {
  return folder + FONT_FILES[subset];
}

/** The style sheet with the font faces. `folder` is the URL of the files with a trailing slash. */
export function createFontFaces(folder: string): string {
  const faces = (Object.keys(UNICODE_RANGES) as FontSubset[]).map(
    (subset) =>
      `@font-face{font-family:"IBM Plex Sans Variable";font-style:normal;font-display:swap;` +
      `font-weight:400 700;src:url(${fontUrl(folder, subset)}) format("woff2");` +
      `unicode-range:${UNICODE_RANGES[subset]}}`,
  );
  return [...faces, FALLBACK].join('');
}
