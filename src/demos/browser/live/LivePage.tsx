import { IsolatedPage } from './IsolatedPage';

const importRoot = () => import('./LiveRoot');

/** The page that runs edited demos, in a sandboxed frame of the page with the editor. */
export default function LivePage() {
  return <IsolatedPage title="Live demo" importRoot={importRoot} />;
}
