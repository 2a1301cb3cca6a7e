/**
 * The page that runs what readers write in the editor of a demo, below the base URL. Demos embed it in
 * a sandboxed frame, where it has no access to the site. It has its own Content-Security-Policy.
 */
export const LIVE_DEMO_PATH = 'live-demo/';

/**
 * What edited code may do: run, submit forms to its own handlers (its policy blocks real
 * submissions), and export files. Its origin is opaque, so it has neither storage nor cookies, and no
 * access to the page.
 */
export const LIVE_SANDBOX = ['allow-scripts', 'allow-forms', 'allow-downloads'] as const;
