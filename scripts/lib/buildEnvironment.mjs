/** Settings that reduce the memory of a build without slowing it down. */
const MEMORY_SETTINGS = {
  // The bundler's allocator returns memory immediately (default: after 10 ms, when it is next
  // used).
  MIMALLOC_PURGE_DELAY: '0',
  // Threads share the arenas of glibc's allocator (default: eight per core).
  MALLOC_ARENA_MAX: '2',
  // The heap size in bytes at which Docusaurus replaces a thread that renders pages (default: 1
  // GB).
  DOCUSAURUS_SSG_WORKER_THREAD_RECYCLER_MAX_MEMORY: '150000000',
};

/**
 * The bundler's cache makes the next build faster and this one larger: 4.1 instead of 2.9 GB at the
 * peak for the current major. A CI machine (`CI` is set) has no cache and discards it.
 *
 * Turn the cache off for both compilers, as this variable does, and never for one: Docusaurus shares
 * the results of MDX between them, and the compiler of the server would wait forever.
 */
const CI_SETTINGS = { DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' };

/** The environment of a build. The operator's variables take precedence. */
export function buildEnvironment(env = process.env) {
  return { ...MEMORY_SETTINGS, ...(env.CI && CI_SETTINGS), ...env };
}
