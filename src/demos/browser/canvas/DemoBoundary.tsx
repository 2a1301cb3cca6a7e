/** Keeps a crashed demo from affecting the page. A new `key` restarts the demo. */
export { ErrorBoundary as DemoBoundary } from '@site/src/base/browser/ui/ErrorBoundary';
