/** IBM Plex Sans of @fontsource-variable/ibm-plex-sans 5.3.0, under the SIL Open Font License. */
export const FONT_FILES = {
  latin: 'ibm-plex-sans-latin-5.3.0.woff2',
  latinExt: 'ibm-plex-sans-latin-ext-5.3.0.woff2',
} as const;

/** The characters of each file, as the package states them. */
const UNICODE_RANGES: Readonly<Record<keyof typeof FONT_FILES, string>> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,' +
    'U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  latinExt:
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,' +
    'U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/**
 * Arial (or its metric twin) stretched to the metrics of IBM Plex Sans: text keeps its lines when the
 * real font arrives. Vertical figures are the font's own (units per em 1000, ascent 1025, descent
 * 275) over the size adjustment, which is the ratio of the average widths of running English text.
 */
const FALLBACK =
  `@font-face{font-family:"IBM Plex Sans Fallback";src:local("Arial"),local("Liberation Sans");` +
  `size-adjust:101.3%;ascent-override:101.18%;descent-override:27.15%;line-gap-override:0%}`;

/** Style sheet with the font faces; `folder` is the address of the files, with its final slash. */
export function createFontFaces(folder: string): string {
  const faces = (Object.keys(FONT_FILES) as (keyof typeof FONT_FILES)[]).map(
    (subset) =>
      `@font-face{font-family:"IBM Plex Sans Variable";font-style:normal;font-display:swap;` +
      `font-weight:100 700;src:url(${folder}${FONT_FILES[subset]}) format("woff2");` +
      `unicode-range:${UNICODE_RANGES[subset]}}`,
  );
  return [...faces, FALLBACK].join('');
}
