import { createDiskCache, type DiskCache } from '../../../build/cache';
import type { BuiltSources } from '../../../build/demos';

/**
 * Caches the result of `buildVariantSources`, because formatting JavaScript takes a second for some
 * demos.
 */
export function createSourceCache(siteDir: string): DiskCache<BuiltSources> {
  return createDiskCache({
    siteDir,
    name: 'demos',
    code: ['src/build/demos/source/variantSources.ts'],
  });
}
