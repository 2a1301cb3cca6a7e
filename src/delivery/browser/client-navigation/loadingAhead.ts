import loadChunks from '@docusaurus/core/lib/client/preload';

let loads = 0;

/** Loads a page before it is requested; rejects if that fails. */
export async function loadChunksAhead(path: string): Promise<unknown> {
  loads += 1;
  try {
    return await loadChunks(path);
  } finally {
    loads -= 1;
  }
}

/**
 * Whether such a page is currently loading. Modules check this when they run, because it may be
 * their page.
 */
export function isLoadingAhead(): boolean {
  return loads > 0;
}
