import { createDiskCache, type DiskCache } from '../../../../base/node/cache';
import type { BuiltSources } from '../..';

/**
 * Caches the result of `buildVariantSources`, because formatting JavaScript takes a second for some
 * demos.
 */
export function createSourceCache(siteDir: string): DiskCache<BuiltSources> {
  return createDiskCache({
    siteDir,
    name: 'demos',
    code: ['src/demos/node/source/variantSources.ts'],
  });
}
