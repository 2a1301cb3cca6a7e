import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** What Docusaurus reads a page with, but for the front matter. */
const parser = unified().use(remarkParse).use([remarkGfm, remarkDirective, remarkMdx]);

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?=\n|$)/;

/** Empty lines in place of the front matter, so that every other line keeps its number. */
function withoutFrontMatter(text: string): string {
  return text.replace(FRONT_MATTER, (found) => '\n'.repeat(found.split('\n').length - 1));
}

/**
 * The syntax tree of a page as the content rules read it: as written, with lines of the file.
 *
 * @param text The whole file.
 * @throws VFileMessage for a mistake in the syntax.
 */
export function parseBody(text: string): Root {
  return parser.parse(escapeMarkdownHeadingIds(withoutFrontMatter(text)));
}
