import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { BASIC_CHARACTERS, type FontSubset } from './fontFaces';

const PACKAGE_FILES = path.join(
  path.dirname(require.resolve('@fontsource-variable/ibm-plex-sans/package.json')),
  'files',
);

/**
 * The weights and features that the site uses. Without the thinner weights the file is a fifth
 * smaller, and another quarter without features that bring glyphs of their own, such as fractions.
 */
const BASIC_OPTIONS = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'],
};

export interface FontFile {
  /** Changes with the content: the file may be kept for ever. */
  readonly name: string;
  readonly content: Buffer;
}

function fontFile(subset: string, content: Buffer): FontFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `ibm-plex-sans-${subset}-${hash}.woff2`, content };
}

/** Makes the files of `static/fonts` from the installed package. */
export async function makeFontFiles(): Promise<Record<FontSubset, FontFile>> {
  const read = (subset: string) =>
    fs.readFileSync(path.join(PACKAGE_FILES, `ibm-plex-sans-${subset}-wght-normal.woff2`));
  const latin = read('latin');
  return {
    basic: fontFile('basic', await subsetFont(latin, BASIC_CHARACTERS, BASIC_OPTIONS)),
    latin: fontFile('latin', latin),
    latinExt: fontFile('latin-ext', read('latin-ext')),
  };
}
