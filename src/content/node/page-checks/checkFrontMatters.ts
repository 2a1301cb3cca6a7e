import type { ProblemFile } from '../../../base/shared/contentProblem';
import { problemsOf } from '../../../base/node/author-errors';
import { listPages, readPage } from '../page';
import { buildVersions } from '../../../versions/node';
import { checkPageFrontMatter } from '../content-rules';

async function checkFile(file: string): Promise<readonly ProblemFile[]> {
  const { frontMatter, name, text } = await readPage(file);
  const problems = checkPageFrontMatter(name, frontMatter, text);
  return problems.length === 0 ? [] : [{ file: name, problems }];
}

/**
 * Finds the problems in the front matter of all guides of a build. This is fast, and the dev server
 * can't start without titles, so it runs before pages are read.
 *
 * @param siteDir The absolute path.
 */
export async function checkFrontMatters(siteDir: string): Promise<ProblemFile[]> {
  const files = buildVersions(siteDir).flatMap(({ docsDir }) => listPages(docsDir));
  return (await Promise.all(files.map((file) => problemsOf(() => checkFile(file))))).flat();
}
