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
 * @param visit Gets a node and its ancestors, nearest last.
 */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: readonly Node[] = [],
): void {
  visit(node, ancestors);
  const path = [...ancestors, node];
  for (const [field, value] of Object.entries(node)) {
    if (!OTHER_FIELDS.has(field) && typeof value === 'object' && value !== null) {
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value as unknown]) {
        if (isNode(child)) {
          walk(child, visit, path);
        }
      }
    }
  }
}
