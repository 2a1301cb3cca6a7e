import packageRanges from '@fontsource-variable/ibm-plex-sans/unicode.json';
import FONT_FILES from './fontFiles.json';

/** Parts of IBM Plex Sans, of @fontsource-variable/ibm-plex-sans, under the SIL Open Font License. */
export type FontSubset = keyof typeof FONT_FILES;

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));

/**
 * What nearly all pages get by with. The file is preloaded, so it shares a slow line with the style
 * sheet, and text is laid out twice when it comes late: each character must be worth its bytes.
 */
export const BASIC_CHARACTERS = [...ASCII, ...'\u00A0°·×–—‘’“”…•€−↑↓\u200B'].join('');

function unicodeRange(characters: string): string {
  const beyondAscii = [...characters].filter((character) => !ASCII.includes(character));
  const points = beyondAscii.map((character) => character.codePointAt(0)?.toString(16));
  return ['U+20-7E', ...points.map((point) => `U+${point?.toUpperCase()}`)].join(',');
}

/** The characters of each file, as a style sheet writes them. */
export const UNICODE_RANGES: Readonly<Record<FontSubset, string>> = {
  latinExt: packageRanges['latin-ext'],
  latin: packageRanges.latin,
  // The last face that has a character is the one that is used.
  basic: unicodeRange(BASIC_CHARACTERS),
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
