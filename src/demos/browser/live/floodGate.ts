/** More than what the code of the site sends in a second: a size for each drawn frame, and answers. */
const MAX_COST = 500;

/** What the page does for a message, compared with reading a small one. */
const COSTS: Readonly<Record<string, number>> = { ready: 50, unknown: 100 };

/**
 * Counts the messages of a frame, whose code can send as many as it likes, and of any size: the site's
 * own code sends none that the page doesn't know.
 *
 * @returns a function that takes the kind of the next message, `unknown` for any other, and says whether
 * there were too many in this second
 */
export function createFloodGate(): (kind?: string) => boolean {
  let second = 0;
  let cost = 0;
  return (kind = 'unknown') => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) {
      second = now;
      cost = 0;
    }
    cost += COSTS[kind] ?? 1;
    return cost > MAX_COST;
  };
}
