import path from 'node:path';
import movedPages from '../../data/moved-pages.json';
import { pageId } from '../../src/publish/shared/pageMap';
import type { Major } from '../../src/versions/shared/versions';
import { contentRoot } from '../../src/versions/node';

/**
 * The path of an older major's copy of a file, whether or not it exists. Pages that moved are found
 * at their former path.
 *
 * @param file Below `docs/`: `react-charts/bars/bars.mdx`.
 * @returns The path from the root of the site.
 */
export function olderCopy(major: Major, file: string): string {
  const folder = `${path.posix.dirname(file)}/`;
  const formerFolder =
    Object.values(movedPages)
      .flatMap((moves) => Object.keys(moves))
      .find((candidate) => candidate !== folder && pageId(major, candidate) === folder) ?? folder;
  const { ext, name } = path.posix.parse(file);
  // A page is named after its folder.
  const formerName =
    name === path.posix.basename(folder) ? path.posix.basename(formerFolder) : name;
  return path.posix.join(contentRoot(major), formerFolder, `${formerName}${ext}`);
}
