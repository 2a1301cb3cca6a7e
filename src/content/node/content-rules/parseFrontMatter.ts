import type { ParseFrontMatter } from '@docusaurus/types';
import { throwProblems, type ContentProblem } from '../../../base/shared/contentProblem';
import { repositoryPath } from '../../../base/node/author-errors';
import { findCurrentPath } from '../../../versions/node';
import { checkFrontMatter } from './checkFrontMatter';
import { readFrontMatter } from '../page';

/** Pages of the documentation. Partials (`_…`) and other Markdown have no front matter. */
const PAGE = /^(?:docs|versioned_docs\/[^/]+)\/(?<api>api\/)?(?:.*\/)?[^_/][^/]*\.mdx?$/;

/**
 * The problems in the front matter of a page; none for other files.
 *
 * @param file The path from the root of the repository, with slashes.
 * @param text The whole file.
 */
export function checkPageFrontMatter(
  file: string,
  frontMatter: Readonly<Record<string, unknown>>,
  text: string,
): ContentProblem[] {
  const page = PAGE.exec(file);
  return page === null
    ? []
    : checkFrontMatter({ frontMatter, text, isGenerated: page.groups?.api !== undefined });
}

/**
 * Parses the front matter like Docusaurus, validates it, and adds the current path to pages of
 * older majors. For `markdown.parseFrontMatter`.
 *
 * @throws ContentError that names each wrong key with its line, or the line that isn't valid YAML
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const { filePath, fileContent, defaultParseFrontMatter } = params;
  const file = repositoryPath(filePath);
  const result = await readFrontMatter(file, { filePath, fileContent }, (given) =>
    defaultParseFrontMatter({ ...params, ...given }),
  );
  throwProblems(file, checkPageFrontMatter(file, result.frontMatter, fileContent));
  const currentPath = findCurrentPath(filePath);
  return currentPath === undefined
    ? result
    : { ...result, frontMatter: { ...result.frontMatter, currentPath } };
};
