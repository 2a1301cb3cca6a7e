import { readFile } from 'node:fs/promises';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { ProblemFile } from '../../shared/contentProblem';
import { parseFrontMatter } from '../content-rules';
import { findProblems } from '../../build/author-errors';
import { listPages } from '../../build/page';
import { buildVersions } from '../../build/versions';

async function checkFile(filePath: string): Promise<readonly ProblemFile[]> {
  const fileContent = await readFile(filePath, 'utf8');
  try {
    await parseFrontMatter({
      filePath,
      fileContent,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    return [];
  } catch (error) {
    const problems = findProblems(error);
    if (problems === undefined) {
      throw error;
    }
    return problems;
  }
}

/**
 * Finds the problems in the front matter of all guides of a build. This is fast, and the dev server
 * can't start without titles, so it runs before pages are read.
 *
 * @param siteDir The absolute path.
 */
export async function checkFrontMatters(siteDir: string): Promise<ProblemFile[]> {
  const files = buildVersions(siteDir).flatMap(({ docsDir }) => listPages(docsDir));
  return (await Promise.all(files.map(checkFile))).flat();
}
