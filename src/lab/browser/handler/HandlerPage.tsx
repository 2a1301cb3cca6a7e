import { IsolatedPage } from '@site/src/demos/browser/live';

const importRoot = () => import('./HandlerRoot');

/** The page that runs an edited handler, in a sandboxed frame of the page with the lab. */
export default function HandlerPage() {
  return <IsolatedPage title="Edited handler" importRoot={importRoot} />;
}
