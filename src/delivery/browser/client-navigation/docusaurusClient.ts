import { loadChunksAhead } from './loadingAhead';
import { savesData } from '@site/src/base/browser/lazy';

/**
 * Replaces the Docusaurus module of the same exports (`window.docusaurus`), which links call.
 * Docusaurus prefetches the pages of all links on the screen, including the whole menu, so a plain
 * page would request twenty others. Here, a page is loaded ahead when the reader points at a link
 * or reaches the link to the next page, but never if the reader saves data.
 */

const asked = new Set<string>();

function preload(path: string): Promise<unknown> | false {
  if (asked.has(path) || savesData(navigator)) {
    return false;
  }
  asked.add(path);
  return loadChunksAhead(path).catch(() => {
    // A click retries, and reports a second failure.
    asked.delete(path);
  });
}

/** A link on the screen is no reason to load its page. */
const prefetch = () => false;

export default Object.freeze({ prefetch, preload });
