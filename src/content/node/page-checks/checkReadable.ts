import path from 'node:path';
import type { ProblemFile } from '../../../base/shared/contentProblem';
import { findProblems } from '../../../base/node/author-errors';
import { readPage } from '../page';

/**
 * What keeps a page from being read at all: its file, its length, or its front matter. Then no other
 * check may read it.
 *
 * @param siteDir The absolute path.
 * @param file The path from the root of the repository.
 */
export async function checkReadable(
  siteDir: string,
  file: string,
): Promise<readonly ProblemFile[]> {
  try {
    await readPage(path.join(siteDir, file));
    return [];
  } catch (error) {
    const problems = findProblems(error);
    if (problems === undefined) {
      throw error;
    }
    return problems;
  }
}
