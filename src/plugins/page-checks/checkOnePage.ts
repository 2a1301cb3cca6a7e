import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ProblemFile } from '../../shared/contentProblem';
import { createPageChecker } from './pageChecker';

/**
 * The file of a page, however its author names it.
 *
 * @param name `react-charts/bars`, `/x/react-charts/bars/` or a path from the root of the repository.
 * @returns A path from the root of the repository, with slashes.
 * @throws Error when there is no such page.
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

/**
 * Everything that is wrong with one page: text, links, names in sentences, types of its code blocks
 * and of the modules beside it. What the build, the unit tests and the type check find of it.
 *
 * @param siteDir Absolute path.
 * @param file Path from the root of the repository.
 */
export async function checkOnePage(siteDir: string, file: string): Promise<ProblemFile[]> {
  const { checkProse, checkTypes } = createPageChecker(siteDir);
  return [...(await checkProse(file)), ...checkTypes(file)];
}
