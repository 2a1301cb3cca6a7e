import { useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { createPendingHistory } from './pendingHistory';

export { HashRouter } from 'react-router-dom';

/**
 * Replaces the router that Docusaurus renders around the site. With the original one, every link of
 * the old page receives the new location immediately and renders again while the next page loads,
 * which was half the work of a navigation.
 */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createPendingHistory);
  return <Router history={history}>{children}</Router>;
}
