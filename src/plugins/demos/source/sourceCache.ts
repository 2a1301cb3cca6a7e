import { createDiskCache, type DiskCache } from '../../cache';
import type { BuiltSources } from './variantSources';

/**
 * Caches the result of `buildVariantSources`, because formatting JavaScript takes a second for some
 * demos.
 */
export function createSourceCache(siteDir: string): DiskCache<BuiltSources> {
  return createDiskCache({
    siteDir,
    name: 'demos',
    code: ['src/plugins/demos/source/variantSources.ts'],
  });
}
