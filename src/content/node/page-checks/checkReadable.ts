import path from 'node:path';
import type { ProblemFile } from '../../../base/shared/contentProblem';
import { problemsOf } from '../../../base/node/author-errors';
import { readPage } from '../page';

/**
 * What keeps a page from being read at all: its file, its length, or its front matter. Then no other
 * check may read it.
 *
 * @param siteDir The absolute path.
 * @param file The path from the root of the repository.
 */
export function checkReadable(siteDir: string, file: string): Promise<readonly ProblemFile[]> {
  return problemsOf(async () => {
    await readPage(path.join(siteDir, file));
    return [];
  });
}
