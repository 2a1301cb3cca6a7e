/** Where the inspector's arrow keys lead from a part. */
export type Direction = 'parent' | 'child' | 'previous' | 'next';

/** The parts that are inside another one, without those in between. */
function childrenOf(parts: readonly Element[], parent: Element | null): Element[] {
  return parts.filter((part) => parentOf(parts, part) === parent);
}

function parentOf(parts: readonly Element[], part: Element): Element | null {
  for (let at = part.parentElement; at; at = at.parentElement) {
    if (parts.includes(at)) {
      return at;
    }
  }
  return null;
}

/**
 * The neighbor of a part in the tree of parts.
 *
 * @param parts all parts in document order
 * @returns the part itself if there is no neighbor
 */
export function neighborOf(
  parts: readonly Element[],
  current: Element | undefined,
  direction: Direction,
): Element | undefined {
  if (!current || !parts.includes(current)) {
    return parts[0];
  }
  if (direction === 'parent') {
    return parentOf(parts, current) ?? current;
  }
  if (direction === 'child') {
    return childrenOf(parts, current)[0] ?? current;
  }
  const siblings = childrenOf(parts, parentOf(parts, current));
  const step = direction === 'next' ? 1 : -1;
  return siblings[siblings.indexOf(current) + step] ?? current;
}

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'parent',
  ArrowDown: 'child',
  ArrowLeft: 'previous',
  ArrowRight: 'next',
};

/** The direction of an arrow key. Left and right are mirrored in right-to-left text. */
export function directionOf(key: string, direction: string): Direction | undefined {
  const found = KEYS[key];
  const mirrored = { previous: 'next', next: 'previous' } as const;
  return direction === 'rtl' && (found === 'previous' || found === 'next')
    ? mirrored[found]
    : found;
}
