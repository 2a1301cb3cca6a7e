import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../shared/apiModel';
import { readApiSources } from '../api-reference';

const WORD = /[A-Za-z_$][\w$]*/g;

function wordsOf(file: string): string[] {
  // Comments mention what is long gone.
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return code.match(WORD) ?? [];
}

/** Where the keys of `localeText` are: the model prints them by the name of their type. */
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
  // Charts had no texts before v8.
  return text && existsSync(text) ? wordsOf(text) : [];
}

/** Copies of the same files in other module formats. */
const COPIES = /(?:^|[\\/])(?:esm|legacy|modern|node|node_modules)[\\/]/;

/**
 * Every name in the type files of a major, folders included. A migration guide speaks of much
 * that was never documented; where it has gone is what the guide is for.
 */
export function readTypeNames(siteDir: string, product: ApiProduct, major: string): string[] {
  const own = readApiSources(siteDir, major).packages.filter((entry) => entry.product === product);
  return own.flatMap(({ dir }) =>
    existsSync(dir)
      ? (readdirSync(dir, { recursive: true }) as string[])
          .filter((file) => file.endsWith('.d.ts') && !COPIES.test(file))
          .flatMap((file) => [...file.split(/[\\/.]/), ...wordsOf(path.join(dir, file))])
      : [],
  );
}
