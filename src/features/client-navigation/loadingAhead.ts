import loadChunks from '@docusaurus/core/lib/client/preload';

let loads = 0;

/** Loads a page that nobody has clicked for yet; rejects when that fails. */
export async function loadChunksAhead(path: string): Promise<unknown> {
  loads += 1;
  try {
    return await loadChunks(path);
  } finally {
    loads -= 1;
  }
}

/** Whether such a page is on its way. Modules ask when they run: it may be theirs. */
export function isLoadingAhead(): boolean {
  return loads > 0;
}
