/**
 * Leaves a mark on the browser's timeline, where developer tools and the test of all demos find how
 * long a demo took from its start to its first render.
 */
export function markDemo(moment: 'started' | 'rendered', name: string): void {
  performance.mark?.(`demo-${moment}:${name}`);
}
