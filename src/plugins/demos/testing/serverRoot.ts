import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** In place of React's: what the entry of a project renders becomes a string, and an error is thrown. */
export function createRoot() {
  return { render: (app: ReactNode) => renderToString(app) };
}
