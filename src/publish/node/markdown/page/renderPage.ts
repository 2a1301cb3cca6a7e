import type { Code, Heading, Image, Link, Node, Parent } from 'mdast';
import { isJsx, PINNED_ID } from '../../../../content/node/page';
import { calloutToQuote, isCallout, isCalloutTitle } from './callout';
import { renderComponent } from './components';
import type { PageContext } from './context';
import { applyEdits, type Edit } from './edits';
import { resolveLink } from './links';

const MODULE_NODES = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);

/** HTML elements that stay unchanged in Markdown. */
const KEPT_ELEMENTS = new Set(['kbd', 'br', 'sub', 'sup', 'hr']);

function range(node: Node): { start: number; end: number } {
  return {
    start: node.position?.start.offset ?? 0,
    end: node.position?.end.offset ?? 0,
  };
}

function childrenOf(node: Node): readonly Node[] {
  return 'children' in node ? (node as Parent).children : [];
}

/** The text of `{'a string'}`; other expressions have none. */
function expressionText(node: Node): string {
  const value = (node as { value?: string }).value ?? '';
  return node.type === 'mdxTextExpression' ? (/^\s*(['"`])(.*)\1\s*$/s.exec(value)?.[2] ?? '') : '';
}

/** Of a code block's options, only the title is useful in Markdown. */
function fenceEdit(node: Code, text: string): Edit[] {
  const { start } = range(node);
  const lineEnd = text.indexOf('\n', start);
  const ticks = /^[`~]+/.exec(text.slice(start, lineEnd))?.[0];
  const title = /title="[^"]*"/.exec(node.meta ?? '')?.[0];
  const info = [node.lang ?? '', title].filter(Boolean).join(' ');
  return ticks && node.meta ? [{ start, end: lineEnd, text: ticks + info }] : [];
}

/** The id of a heading means nothing in Markdown. */
function headingEdit(node: Heading, text: string): Edit[] {
  const { start, end } = range(node);
  const found = PINNED_ID.exec(text.slice(start, end));
  return found
    ? [{ start: start + found.index, end: start + found.index + found[0].length, text: '' }]
    : [];
}

function linkEdit(node: Link | Image, page: PageContext): Edit[] {
  const { start, end } = range(node);
  const last = childrenOf(node).at(-1);
  const from = page.text.indexOf('](', last ? range(last).end : start);
  const url = resolveLink(node.url, page.file, page.site);
  if (from === -1 || from > end || url === node.url) {
    return [];
  }
  const at = page.text.indexOf(node.url, from);
  return at === -1 || at > end ? [] : [{ start: at, end: at + node.url.length, text: url }];
}

function dedent(text: string): string {
  const indents = text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const common = indents.length > 0 ? Math.min(...indents) : 0;
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.slice(common)))
    .join('\n');
}

function renderNodes(nodes: readonly Node[], page: PageContext): string {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (!first || !last) {
    return '';
  }
  const edits = nodes.flatMap((node) => editsOf(node, page));
  return applyEdits(page.text, edits, range(first).start, range(last).end);
}

function ownEdits(node: Node, page: PageContext): Edit[] {
  switch (node.type) {
    case 'code':
      return fenceEdit(node as Code, page.text);
    case 'heading':
      return headingEdit(node as Heading, page.text);
    case 'image':
    case 'link':
      return linkEdit(node as Link | Image, page);
    default:
      return [];
  }
}

function editsOf(node: Node, page: PageContext): Edit[] {
  if (MODULE_NODES.has(node.type)) {
    return [{ ...range(node), text: expressionText(node) }];
  }
  if (isJsx(node) && !KEPT_ELEMENTS.has(node.name ?? '')) {
    const inner = dedent(renderNodes(node.children, page));
    const text = renderComponent(node, inner, page);
    const { start, end } = range(node);
    // A component in a line that renders nothing doesn't leave two spaces.
    const hasSpace =
      text === '' && node.type === 'mdxJsxTextElement' && page.text[start - 1] === ' ';
    return [{ start: hasSpace ? start - 1 : start, end, text }];
  }
  if (isCallout(node)) {
    const title = node.children.filter(isCalloutTitle).flatMap((child) => childrenOf(child));
    const content = node.children.filter((child) => !isCalloutTitle(child));
    const quote = calloutToQuote(node, renderNodes(title, page), renderNodes(content, page));
    return [{ ...range(node), text: quote }];
  }
  return [...ownEdits(node, page), ...childrenOf(node).flatMap((child) => editsOf(child, page))];
}

/** The text of a page with all components rendered. */
export function renderPage(root: Parent, page: PageContext): string {
  return renderNodes(root.children, page)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
