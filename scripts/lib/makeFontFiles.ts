import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { UNICODE_RANGES, type FontSubset } from '../../src/delivery/node/fonts';

const PACKAGE_FILES = path.join(
  path.dirname(require.resolve('@fontsource-variable/ibm-plex-sans/package.json')),
  'files',
);

/**
 * The weights and features that the site uses. Without thinner weights, the file is a fifth
 * smaller, and another quarter without features that need additional glyphs, such as fractions.
 */
const OPTIONS = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'],
};

export interface FontFile {
  /** Includes a content hash, so that the file can be cached forever. */
  readonly name: string;
  readonly content: Buffer;
}

/** `U+41-43,U+A0` → `ABC` and a no-break space. */
function charactersIn(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [start = '', end = start] = range.replace('U+', '').split('-');
      const first = Number.parseInt(start, 16);
      const last = Number.parseInt(end, 16);
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((point) => String.fromCodePoint(point))
    .join('');
}

async function makeFile(subset: string, original: string, characters: string): Promise<FontFile> {
  const font = fs.readFileSync(path.join(PACKAGE_FILES, `${original}-wght-normal.woff2`));
  const content = await subsetFont(font, characters, OPTIONS);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return { name: `ibm-plex-sans-${subset}-${hash}.woff2`, content };
}

/** Creates the files of `static/fonts` from the installed package. */
export async function makeFontFiles(): Promise<Record<FontSubset, FontFile>> {
  const basic = charactersIn(UNICODE_RANGES.basic);
  const latin = charactersIn(UNICODE_RANGES.latin);
  const rest = [...latin].filter((character) => !basic.includes(character)).join('');
  const extended = charactersIn(UNICODE_RANGES.latinExt);
  return {
    basic: await makeFile('basic', 'ibm-plex-sans-latin', basic),
    latin: await makeFile('latin', 'ibm-plex-sans-latin', rest),
    latinExt: await makeFile('latin-ext', 'ibm-plex-sans-latin-ext', extended),
  };
}
