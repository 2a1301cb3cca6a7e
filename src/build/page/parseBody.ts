import { escapeMarkdownHeadingIds } from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Parses a page like Docusaurus, except for its front matter. */
const parser = unified().use(remarkParse).use([remarkGfm, remarkDirective, remarkMdx]);

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?=\n|$)/;

/** Replaces the front matter with empty lines, so that line numbers stay the same. */
function withoutFrontMatter(text: string): string {
  return text.replace(FRONT_MATTER, (found) => '\n'.repeat(found.split('\n').length - 1));
}

/**
 * The syntax tree of a page as written, with the lines of the file.
 *
 * @param text The whole file.
 * @throws VFileMessage for a syntax error
 */
export function parseBody(text: string): Root {
  return parser.parse(escapeMarkdownHeadingIds(withoutFrontMatter(text)));
}
