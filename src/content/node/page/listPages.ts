import path from 'node:path';
import { listFiles } from '../../../base/node';

/** Pages of the API, which the build generates from the packages, and partials. */
const LEFT_OUT = /^api\/|(?:^|\/)_/;

/**
 * The pages of a major that authors write, as sorted absolute paths, without generated pages and
 * partials (`_…`).
 *
 * @param docsDir The absolute path of the major's pages.
 */
export function listPages(docsDir: string): string[] {
  return listFiles(docsDir, /\.mdx$/)
    .filter((file) => !LEFT_OUT.test(file))
    .map((file) => path.join(docsDir, file));
}
