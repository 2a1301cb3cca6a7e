import packageRanges from '@fontsource-variable/ibm-plex-sans/unicode.json';
import FONT_FILES from './fontFiles.json';

/** Parts of IBM Plex Sans, of @fontsource-variable/ibm-plex-sans, under the SIL Open Font License. */
export type FontSubset = keyof typeof FONT_FILES;

/** Signs of the pages' own text, beside the letters. */
const SIGNS = '\u00A0°·²³½–—‘’“”…•€−↑↓\u200B';

/**
 * The characters that pages get by with: ASCII, the letters of western Europe and a few signs. The
 * file is preloaded, so it shares a slow line with the style sheet: each character must be worth its
 * bytes. One that is missing costs more: its file comes after the first paint, and the whole text is
 * laid out again.
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
  // The last face that has a character is the one that is used.
  basic: BASIC_RANGE,
};

/**
 * Arial (or its metric twin) stretched to the metrics of IBM Plex Sans: text keeps its lines when the
 * real font arrives. Vertical figures are the font's own (units per em 1000, ascent 1025, descent
 * 275) over the size adjustment, which is the ratio of the average widths of running English text.
 */
const FALLBACK =
  `@font-face{font-family:"IBM Plex Sans Fallback";src:local("Arial"),local("Liberation Sans");` +
  `size-adjust:101.3%;ascent-override:101.18%;descent-override:27.15%;line-gap-override:0%}`;

/** Address of a font file; `folder` is that of all, with its final slash. */
export function fontUrl(folder: string, subset: FontSubset): string {
  return folder + FONT_FILES[subset];
}

/** Style sheet with the font faces; `folder` is the address of the files, with its final slash. */
export function createFontFaces(folder: string): string {
  const faces = (Object.keys(UNICODE_RANGES) as FontSubset[]).map(
    (subset) =>
      `@font-face{font-family:"IBM Plex Sans Variable";font-style:normal;font-display:swap;` +
      `font-weight:400 700;src:url(${fontUrl(folder, subset)}) format("woff2");` +
      `unicode-range:${UNICODE_RANGES[subset]}}`,
  );
  return [...faces, FALLBACK].join('');
}
