import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { refuseProblems } from '../../shared/contentProblem';
import { checkFrontMatter } from './checkFrontMatter';

/** Pages of the documentation; partials (`_…`) and other Markdown have no front matter of their own. */
const PAGE = /^(?:docs|versioned_docs\/[^/]+)\/(?<api>api\/)?(?:.*\/)?[^_/][^/]*\.mdx?$/;

/**
 * Reads the front matter as Docusaurus does and refuses what a page may not have. For
 * `markdown.parseFrontMatter`.
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
  return result;
};
