import type { Node, Parent } from 'mdast';

/** The node and all its descendants, in document order. */
export function walk(node: Node): Node[] {
  const children = 'children' in node ? (node as Parent).children : [];
  return [node, ...children.flatMap(walk)];
}

export function lineOf(node: Node): number | undefined {
  return node.position?.start.line;
}
