import type { Code, Definition, Link, Node, Parent } from 'mdast';

export function isParent(node: Node): node is Parent {
  return 'children' in node;
}

export function isCode(node: Node): node is Code {
  return node.type === 'code';
}

export function isLink(node: Node): node is Link | Definition {
  return node.type === 'link' || node.type === 'definition';
}

/** The node and all its descendants, in document order. */
export function walk(node: Node): Node[] {
  return [node, ...(isParent(node) ? node.children.flatMap(walk) : [])];
}

/** The text in a node, without markup. */
export function textOf(node: Node): string {
  return walk(node)
    .map((part) => ('value' in part && typeof part.value === 'string' ? part.value : ''))
    .join('');
}

export function lineOf(node: Node): number | undefined {
  return node.position?.start.line;
}
