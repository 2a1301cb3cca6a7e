/**
 * Adds a mark to the browser's performance timeline. Developer tools and the test of all demos
 * measure how long a demo takes from its start to its first render.
 */
export function markDemo(moment: 'started' | 'rendered', name: string): void {
  performance.mark?.(`demo-${moment}:${name}`);
}
