import fs from 'node:fs';
import path from 'node:path';
import { createDiskCache, hashOf } from '../../../base/node/cache';
import { createAlternate, type SourcePage, type Alternate } from './page/createAlternate';
import type { LinkSite } from './page/links';

/** A hash of everything in the folder that a page can show: demos, their modules, API data. */
function folderHash(folder: string): string {
  const names = fs.readdirSync(folder).filter((name) => path.extname(name) !== '');
  return hashOf(names.sort().flatMap((name) => [name, fs.readFileSync(path.join(folder, name))]));
}

function catalogsHash(docsDir: string): string {
  const dir = path.join(docsDir, 'api/data-grid/catalogs');
  return fs.existsSync(path.join(dir, 'events.json'))
    ? folderHash(dir) + folderHash(path.join(dir, 'objects'))
    : '';
}

/** Creates the alternates of pages. Those of unchanged pages come from a cache on disk. */
export async function createAlternates(
  pages: readonly SourcePage[],
  site: LinkSite,
  siteDir: string,
): Promise<Alternate[]> {
  const cache = createDiskCache<Alternate>({
    siteDir,
    name: 'markdown-alternates',
    code: ['src/publish/node/markdown/page/createAlternate.ts'],
  });
  const routes = pages.map(({ route }) => route).join(' ');
  const features = folderHash(path.join(siteDir, 'data/search/features'));
  const catalogs = new Map(
    [...new Set(pages.map(({ docsDir }) => docsDir))].map((dir) => [dir, catalogsHash(dir)]),
  );
  const alternates: Alternate[] = [];
  // One after the other, because all work is on this thread and memory is limited.
  for (const page of pages) {
    const shared = [site.siteUrl, routes, features, catalogs.get(page.docsDir)];
    const input = [page, ...shared, folderHash(path.dirname(page.file))];
    alternates.push(await cache.get(input, () => createAlternate(page, site)));
  }
  return alternates;
}
