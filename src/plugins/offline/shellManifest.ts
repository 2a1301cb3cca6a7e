/** Names of chunks that are part of every page, though loaded late: settings and search. */
export const LAZY_SHELL: ReadonlySet<string | undefined> = new Set(['settings', 'search-dialog']);

/**
 * What the worker keeps from the start: what is part of every page, and the page for those that are
 * not kept. The plugin would take the whole build, tens of megabytes. Everything else is kept when
 * a reader has come to it.
 */
export const shellManifest = {
  globIgnores: [
    '**/*.json',
    '**/*.md',
    '**/index.html',
    '404.html',
    'sw.js',
    'img/**',
    'templates/**',
    'assets/images/**',
    'assets/js/[0-9]*.js',
  ],
  // Names that change with their content need no revision beside them.
  dontCacheBustURLsMatching: /^assets\//,
};
