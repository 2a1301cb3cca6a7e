import type { Node, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { walk } from './mdast';

/**
 * Parses a page like Docusaurus, except for its front matter. The syntax trees of JavaScript
 * expressions are left out: no reader needs them, and some have no form in JSON.
 */
const parser = unified()
  .use(remarkParse)
  .use([remarkGfm, remarkDirective])
  .use(remarkMdx, { addResult: false });

const FRONT_MATTER = /^---\n[\s\S]*?\n---(?=\n|$)/;

/** The lines that Docusaurus searches for `{#id}`. */
const HEADING_LINE = /^#{1,6}(?!#).*$/gm;

/** Replaces the brace of `{#id}`, with which an expression would start. No page contains it. */
const BRACE = '\uE000';

/** Replaces what the parser would misread by as many other characters. */
function escape(text: string): string {
  return text
    .replace(FRONT_MATTER, (found) => found.replaceAll(/[^\n]/g, ' '))
    .replaceAll(HEADING_LINE, (line) => line.replaceAll('{#', `${BRACE}#`));
}

function unescape(node: Node): void {
  if ('value' in node && typeof node.value === 'string' && node.value.includes(BRACE)) {
    node.value = node.value.replaceAll(BRACE, '{');
  }
}

/**
 * The syntax tree of a page as written. Positions are those of the file.
 *
 * @param text The whole file.
 * @throws VFileMessage for a syntax error
 */
export function parseBody(text: string): Root {
  const root = parser.parse(escape(text));
  walk(root).forEach(unescape);
  return root;
}
