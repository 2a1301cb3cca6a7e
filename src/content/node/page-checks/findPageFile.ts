import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the file of a page by any of its names.
 *
 * @param name `react-charts/bars`, `/x/react-charts/bars/`, or a path from the root of the
 * repository.
 * @returns A path from the root of the repository, with slashes.
 * @throws Error if there is no such page
 */
export function findPageFile(siteDir: string, name: string): string {
  const folder = name.replace(/^\/?x\//, '').replace(/^\/|\/$/g, '');
  const own = `${folder}/${path.posix.basename(folder)}.mdx`;
  const candidates = [folder, own, `docs/${own}`].filter((file) => file.endsWith('.mdx'));
  const found = candidates.find((file) => existsSync(path.join(siteDir, file)));
  if (found === undefined) {
    throw new Error(
      `There is no page \`${name}\`. Expected a folder below docs/ such as react-charts/bars, or a file such as docs/react-charts/bars/bars.mdx.`,
    );
  }
  return found;
}
