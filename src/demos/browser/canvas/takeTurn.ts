let last: Promise<void> = Promise.resolve();

/**
 * Starts demos one after the other. If they started together, React would commit them together, in
 * one long task that blocks the page.
 *
 * @param start begins once all previous ones are done; it calls `done` when it has rendered or
 * given up
 */
export function takeTurn(start: (done: () => void) => void): void {
  last = last.then(() => new Promise<void>(start));
}
