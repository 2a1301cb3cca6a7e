import type { Node, Parent } from 'mdast';

/** The node and everything below it, in the order of the page. */
export function walk(node: Node): Node[] {
  const children = 'children' in node ? (node as Parent).children : [];
  return [node, ...children.flatMap(walk)];
}

export function lineOf(node: Node): number | undefined {
  return node.position?.start.line;
}
