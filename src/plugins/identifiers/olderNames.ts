import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiProduct } from '../../shared/apiModel';
import { loadApiModel, OLDER_MAJORS } from '../api-reference';
import { readTypeNames } from './typeFileNames';
import { createVocabulary } from './vocabulary';

/**
 * By product, all that guides may call code of older majors. Most names are in several of them: each
 * is there once, below the majors that have it (`v7 v6`).
 */
export type OlderNames = Partial<Record<ApiProduct, Readonly<Record<string, readonly string[]>>>>;

/** Where they are kept, from the root of the site, so that no package of an older major is needed. */
export const OLDER_NAMES_FILE = 'src/data/api/older-names.json';

/** The names of one product in one older major. */
export function namesIn(names: OlderNames, product: ApiProduct, major: string): string[] {
  return Object.entries(names[product] ?? {}).flatMap(([majors, found]) =>
    majors.split(' ').includes(major) ? found : [],
  );
}

/** The names that are kept. */
export function readOlderNames(siteDir: string): OlderNames {
  return JSON.parse(readFileSync(path.join(siteDir, OLDER_NAMES_FILE), 'utf8')) as OlderNames;
}

/** Puts the names of a product below the majors that have them. */
export function groupNames(
  byMajor: readonly (readonly [major: string, names: Iterable<string>])[],
): Record<string, string[]> {
  const majorsOf = new Map<string, string[]>();
  for (const [major, names] of byMajor) {
    for (const name of new Set(names)) {
      majorsOf.set(name, [...(majorsOf.get(name) ?? []), major]);
    }
  }
  const groups: Record<string, string[]> = {};
  for (const [name, majors] of [...majorsOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    (groups[majors.join(' ')] ??= []).push(name);
  }
  return groups;
}

/** The same names as they are kept, from the packages. */
export async function findOlderNames(siteDir: string): Promise<OlderNames> {
  const found = new Map<ApiProduct, (readonly [string, Iterable<string>])[]>();
  for (const major of OLDER_MAJORS) {
    const model = await loadApiModel(siteDir, major);
    for (const product of Object.keys(model.products) as ApiProduct[]) {
      const words = readTypeNames(siteDir, product, major);
      const { names } = createVocabulary([model], [product], words);
      found.set(product, [...(found.get(product) ?? []), [major, names]]);
    }
  }
  return Object.fromEntries([...found].map(([product, byMajor]) => [product, groupNames(byMajor)]));
}
