import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { refuseProblems } from '../../shared/contentProblem';
import { findCurrentPath } from '../versions';
import { checkFrontMatter } from './checkFrontMatter';

/** Pages of the documentation; partials (`_…`) and other Markdown have no front matter of their own. */
const PAGE = /^(?:docs|versioned_docs\/[^/]+)\/(?<api>api\/)?(?:.*\/)?[^_/][^/]*\.mdx?$/;

/**
 * Reads the front matter as Docusaurus does, refuses what a page may not have, and tells pages of
 * older majors where they are in the current one. For `markdown.parseFrontMatter`.
 *
 * @throws ContentError that names each wrong key with its line.
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const { filePath, fileContent, defaultParseFrontMatter } = params;
  const result = await defaultParseFrontMatter(params);
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  const page = PAGE.exec(file);
  if (page !== null) {
    refuseProblems(
      file,
      checkFrontMatter({
        frontMatter: result.frontMatter,
        text: fileContent,
        isGenerated: page.groups?.api !== undefined,
      }),
    );
  }
  const currentPath = findCurrentPath(filePath);
  return currentPath === undefined
    ? result
    : { ...result, frontMatter: { ...result.frontMatter, currentPath } };
};
