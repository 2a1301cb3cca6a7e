import path from 'node:path';
import { ESLint } from 'eslint';
import type { ContentProblem, ProblemFile } from '../../../base/shared/contentProblem';
import { repositoryPath } from '../../../base/node/author-errors';
import { checkWords } from '../words';

function toProblem({
  line,
  message,
  ruleId,
}: ESLint.LintResult['messages'][number]): ContentProblem {
  return { line, found: ruleId === null ? message : `${message} (${ruleId})` };
}

/** Lints the modules beside a page, by the rules of `npm run lint`. */
export async function lintModules(siteDir: string, page: string): Promise<ProblemFile[]> {
  const eslint = new ESLint({
    cwd: siteDir,
    errorOnUnmatchedPattern: false,
  });
  const results = await eslint.lintFiles(`${path.posix.dirname(page)}/*.{ts,tsx}`);
  return results
    .filter(({ messages }) => messages.length > 0)
    .map(({ filePath, messages }) => ({
      file: repositoryPath(filePath),
      problems: messages.map(toProblem),
    }));
}

/** Spelling and words to avoid, as suggestions. */
async function suggestWords(siteDir: string, page: string): Promise<ProblemFile[]> {
  // The words of older majors aren't checked.
  const files = page.startsWith('docs/') ? await checkWords(siteDir, [page]) : [];
  return files.map(({ file, problems }) => ({
    file,
    problems: problems.map((problem) => ({ ...problem, isSuggestion: true })),
  }));
}

/**
 * Checks the style of a page: its words, and the code of the modules beside it.
 *
 * @param siteDir The absolute path.
 * @param page The path from the root of the repository.
 */
export async function checkStyle(siteDir: string, page: string): Promise<ProblemFile[]> {
  return [...(await lintModules(siteDir, page)), ...(await suggestWords(siteDir, page))];
}
