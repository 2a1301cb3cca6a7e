import { existsSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '../../../base/shared/groupBy';
import { readPage } from '../../../content/node/page';

/**
 * The titles of pages and sections by their address: `react-data-grid/sorting/#multi-sorting` is
 * "Data Grid - Sorting: Multi-sorting". Addresses of generated pages are left out.
 *
 * @param addresses Below the base URL.
 */
export async function readTitles(
  siteDir: string,
  addresses: Iterable<string>,
): Promise<Record<string, string>> {
  const pages = groupBy([...new Set(addresses)], (to) => to.split('#')[0] ?? '');
  const titles = await Promise.all(
    [...pages].map(async ([route, own]) => {
      const file = path.join(siteDir, 'docs', route, `${path.posix.basename(route)}.mdx`);
      if (route === '' || !existsSync(file)) {
        return [];
      }
      const { frontMatter, headings } = await readPage(file);
      const title = String(frontMatter.title);
      return own.flatMap((to) => {
        const anchor = to.split('#')[1];
        const section = headings.find(({ id }) => id === anchor)?.title;
        const isUnknown = anchor !== undefined && section === undefined;
        return isUnknown
          ? []
          : [[to, section === undefined ? title : `${title}: ${section}`] as const];
      });
    }),
  );
  return Object.fromEntries(titles.flat());
}
