import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../shared/apiModel';
import { listFiles } from '../../../base/node';
import { readApiSources } from '..';

const WORD = /[A-Za-z_$][\w$]*/g;

function wordsOf(file: string): string[] {
  // Comments can mention removed names.
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return code.match(WORD) ?? [];
}

/** The files with the keys of `localeText`, which the model only contains as a type name. */
const LOCALE_FILES: Readonly<Partial<Record<ApiProduct, string>>> = {
  'data-grid': 'models/api/gridLocaleTextApi.d.ts',
  'date-pickers': 'locales/utils/pickersLocaleTextApi.d.ts',
  charts: 'locales/utils/chartsLocaleTextApi.d.ts',
};

/** The keys of `localeText`. */
export function readLocaleKeys(siteDir: string, product: ApiProduct, major: string): string[] {
  const file = LOCALE_FILES[product];
  const source = readApiSources(siteDir, major).packages.find((entry) => entry.product === product);
  const text = source && file && path.join(source.dir, file);
  // Charts had no locale texts before v8.
  return text && existsSync(text) ? wordsOf(text) : [];
}

/** Copies of the same files in other module formats. */
const COPIES = /(?:^|[\\/])(?:esm|legacy|modern|node|node_modules)[\\/]/;

/**
 * Every name in the type files of a major, including folders. A migration guide mentions much that
 * was never documented.
 */
export function readTypeNames(siteDir: string, product: ApiProduct, major: string): string[] {
  const own = readApiSources(siteDir, major).packages.filter((entry) => entry.product === product);
  return own.flatMap(({ dir }) =>
    listFiles(dir, /\.d\.ts$/)
      .filter((file) => !COPIES.test(file))
      .flatMap((file) => [...file.split(/[/.]/), ...wordsOf(path.join(dir, file))]),
  );
}
