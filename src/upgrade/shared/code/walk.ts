import type { Node } from '@babel/types';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'loc' in value;

/**
 * Visits a node and all nodes in it, parents first.
 *
 * @param visit Gets a node and its ancestors, nearest last. The list is only valid during the call.
 */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: Node[] = [],
): void {
  visit(node, ancestors);
  ancestors.push(node);
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      // Comments have no children, and nothing looks for them.
      if (isNode(child)) {
        walk(child, visit, ancestors);
      }
    }
  }
  ancestors.pop();
}
