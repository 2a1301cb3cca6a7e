import type { Node } from '@babel/types';

/** Fields of nodes that aren't their children. */
const OTHER_FIELDS = new Set([
  'loc',
  'start',
  'end',
  'extra',
  'comments',
  'errors',
  'tokens',
  'range',
  'leadingComments',
  'trailingComments',
  'innerComments',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { type?: unknown }).type === 'string';

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
  for (const field in node) {
    const value: unknown = OTHER_FIELDS.has(field) ? null : node[field as keyof Node];
    if (Array.isArray(value)) {
      for (const child of value as unknown[]) {
        if (isNode(child)) {
          walk(child, visit, ancestors);
        }
      }
    } else if (isNode(value)) {
      walk(value, visit, ancestors);
    }
  }
  ancestors.pop();
}
