import { useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { createPendingHistory } from './pendingHistory';

export { HashRouter } from 'react-router-dom';

/**
 * Stands in for the router that Docusaurus puts around the site. With its own, every link of the old
 * page hears of a new address at once and is rendered again while the next page is loaded, which was
 * half of the work of a navigation.
 */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(createPendingHistory);
  return <Router history={history}>{children}</Router>;
}
