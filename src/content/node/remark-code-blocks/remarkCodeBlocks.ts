import type { Code, Parent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { CODE_LANGUAGES, highlight, type CodeLanguage } from '../highlight';
import { isParent } from '../page';
import { parseFenceMeta } from './fenceMeta';

const LINE_START = '<span class="token-line">';

/**
 * Turns a fence into `<CodeBlock>` with highlighted code, so that the browser needs no highlighter.
 * The content rules already reject unknown languages.
 */
export function remarkCodeBlocks() {
  return (root: Root): void => replaceFences(root);
}

function replaceFences(parent: Parent): void {
  parent.children = parent.children.map((child) => {
    if (isParent(child)) {
      replaceFences(child);
    }
    return child.type === 'code' ? toCodeBlock(child) : child;
  }) as Parent['children'];
}

function toCodeBlock(fence: Code): MdxJsxFlowElement {
  const { title, lines } = parseFenceMeta(fence.meta);
  const language = CODE_LANGUAGES.find((known) => known === fence.lang);
  const html = language
    ? highlight(fence.value, language satisfies CodeLanguage)
    : plainLines(fence.value);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      attribute('language', language ?? 'text'),
      ...(title === undefined ? [] : [attribute('title', title)]),
      attribute('html', markLines(html, lines)),
    ],
    children: [],
  };
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

function plainLines(code: string): string {
  const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/(?<=\n)/)
    .map((line) => `${LINE_START}${line}</span>`)
    .join('');
}

/** Marks the given lines, starting from 1. */
function markLines(html: string, lines: ReadonlySet<number>): string {
  let number = 0;
  return html.replaceAll(LINE_START, () => {
    number += 1;
    return lines.has(number) ? '<span class="token-line marked">' : LINE_START;
  });
}
