let last: Promise<void> = Promise.resolve();

/**
 * Starts demos one after the other. Started together, React would commit them together: a task as
 * long as all of them, in which the page answers nobody.
 *
 * @param start begins, once all before it are done; it calls `done` when it has rendered or given up
 */
export function takeTurn(start: (done: () => void) => void): void {
  last = last.then(() => new Promise<void>(start));
}
