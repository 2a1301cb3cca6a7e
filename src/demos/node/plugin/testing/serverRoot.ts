import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/** Replaces React's `createRoot()`: renders the project to a string and throws errors. */
export function createRoot() {
  return { render: (app: ReactNode) => renderToString(app) };
}
