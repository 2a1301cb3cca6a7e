import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use([remarkGfm, remarkDirective, remarkMdx]);

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING_ID = /^(#{1,6}\s.*?)\s*\{#[^}\s]+\}(.*)$/;

/** Removes `{#id}` from headings, which MDX would parse as an expression. */
export function withoutHeadingIds(body: string): string {
  let fence = '';
  return body
    .split('\n')
    .map((line) => {
      const marker = FENCE.exec(line)?.[1];
      if (marker && (!fence || marker.startsWith(fence))) {
        fence = fence ? '' : marker;
      }
      return fence ? line : line.replace(HEADING_ID, '$1$2');
    })
    .join('\n');
}

/** The syntax tree of a page's text, without front matter and heading ids. */
export function parsePage(text: string): Root {
  return parser.parse(text);
}
