import type { Root } from 'mdast';
import { createDiskCache, type DiskCache } from '../../../base/node/cache';
import { parseBody } from './parseBody';

const caches = new Map<string, DiskCache<Root>>();

function cacheOf(siteDir: string): DiskCache<Root> {
  const known = caches.get(siteDir);
  const cache =
    known ??
    createDiskCache<Root>({ siteDir, name: 'pages', code: ['src/content/node/page/parseBody.ts'] });
  caches.set(siteDir, cache);
  return cache;
}

/**
 * The syntax tree of a page. Each version of a page is parsed once on a machine, because parsing
 * takes 20 times as long as reading the result: for all guides, 6 seconds, and every command and
 * every worker of the unit tests needs them.
 *
 * @param siteDir The absolute path.
 * @param text The whole file.
 * @throws VFileMessage for a syntax error
 */
export function readTree(siteDir: string, text: string): Root {
  return cacheOf(siteDir).getSync(text, () => parseBody(text));
}
