import path from 'node:path';
import { groupEntries } from '../../../base/shared/groupBy';
import { readJson } from '../../../base/node';
import type { ApiProduct } from '../../shared/apiModel';
import { loadApiModel, OLDER_MAJORS } from '..';
import { readTypeNames } from './typeFileNames';
import { createVocabulary } from './vocabulary';

/**
 * The names that guides of older majors may use, by product. Most names exist in several majors, so
 * they are grouped by the majors that have them (`v7 v6`).
 */
export type OlderNames = Partial<Record<ApiProduct, Readonly<Record<string, readonly string[]>>>>;

/** The file, from the root of the site. With it, no package of an older major is needed. */
export const OLDER_NAMES_FILE = 'data/api/older-names.json';

/** The names of a product in an older major. */
export function namesIn(names: OlderNames, product: ApiProduct, major: string): string[] {
  return Object.entries(names[product] ?? {}).flatMap(([majors, found]) =>
    majors.split(' ').includes(major) ? found : [],
  );
}

/** Reads the stored names. */
export function readOlderNames(siteDir: string): OlderNames {
  return readJson<OlderNames>(path.join(siteDir, OLDER_NAMES_FILE));
}

/** Groups the names of a product by the majors that have them. */
export function groupNames(
  byMajor: readonly (readonly [major: string, names: Iterable<string>])[],
): Record<string, string[]> {
  const majorsOf = groupEntries(
    byMajor.flatMap(([major, names]) => [...new Set(names)].map((name) => [name, major] as const)),
  );
  const sorted = [...majorsOf].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(groupEntries(sorted.map(([name, majors]) => [majors.join(' '), name])));
}

/** Collects the same names from the packages. */
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
