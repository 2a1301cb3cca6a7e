import type { Node, Root } from 'mdast';
import { isParent, lineOfKey, PINNED_ID, type Page } from '../page';
import { CODE, type Prose } from './prose';

/** Nodes whose content is a single text. */
const TEXTS = new Set(['paragraph', 'heading', 'tableCell']);

/** The keys of the front matter that readers see. */
const SHOWN_KEYS = ['title', 'description'];

/** `<!-- words: off -->` and `{/* words: on *\/}` around text that quotes discouraged words. */
const SWITCH = /\/\*\s*words: (?<js>on|off)\s*\*\/|<!--\s*words: (?<html>on|off)\s*-->/;

function valueOf(node: Node): string {
  return 'value' in node ? String(node.value) : '';
}

function textOf(node: Node): string {
  if (node.type === 'text') {
    return valueOf(node).replace(PINNED_ID, '');
  }
  if (node.type === 'inlineCode') {
    return CODE;
  }
  if (node.type === 'break') {
    return '\n';
  }
  return isParent(node) ? node.children.map(textOf).join('') : '';
}

function switchOf(node: Node): string | undefined {
  const groups = ['html', 'mdxFlowExpression'].includes(node.type)
    ? SWITCH.exec(node.type === 'html' ? valueOf(node) : valueOf(node).trim())?.groups
    : undefined;
  return groups?.js ?? groups?.html;
}

function textsIn(node: Node): Node[] {
  if (TEXTS.has(node.type) || switchOf(node) !== undefined) {
    return [node];
  }
  return isParent(node) ? node.children.flatMap(textsIn) : [];
}

/** The title and the description of a page. */
export function frontMatterProse({
  frontMatter,
  text,
}: Pick<Page, 'frontMatter' | 'text'>): Prose[] {
  return SHOWN_KEYS.flatMap((key): Prose[] => {
    const value = frontMatter[key];
    return typeof value === 'string' ? [{ line: lineOfKey(text, key), text: value }] : [];
  });
}

/** The texts of a page or document, without code and component attributes. */
export function markdownProse(root: Root): Prose[] {
  let isOn = true;
  return textsIn(root).flatMap((node): Prose[] => {
    const turn = switchOf(node);
    if (turn !== undefined) {
      isOn = turn === 'on';
      return [];
    }
    return isOn ? [{ line: node.position?.start.line ?? 1, text: textOf(node) }] : [];
  });
}
