/** The chunks that belong to every page but load lazily: settings and search. */
export const LAZY_SHELL: ReadonlySet<string | null | undefined> = new Set([
  'settings',
  'search-dialog',
  'search-worker',
]);

/**
 * What the worker caches initially: the parts of every page, and the offline page. By default, the
 * plugin would cache the whole build, tens of megabytes. Everything else is cached when a reader
 * visits it.
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
    'assets/css/[0-9]*.css',
    'assets/js/[0-9]*.js',
  ],
  // File names with content hashes need no revision.
  dontCacheBustURLsMatching: /^assets\//,
};
