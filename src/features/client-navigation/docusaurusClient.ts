import { loadChunksAhead } from './loadingAhead';
import { savesData } from './savesData';

/**
 * Stands in for Docusaurus's module of the same exports, `window.docusaurus`, which links call.
 * Docusaurus fetches the pages of all links on the screen, the whole menu: a plain page would ask
 * for twenty others. Here a page is loaded ahead when the reader points at a link, or comes to the
 * one that leads to the next page; never for readers who save data.
 */

const asked = new Set<string>();

function preload(path: string): Promise<unknown> | false {
  if (asked.has(path) || savesData(navigator)) {
    return false;
  }
  asked.add(path);
  return loadChunksAhead(path).catch(() => {
    // A click tries again, and says so when that fails too.
    asked.delete(path);
  });
}

/** A link came onto the screen: no reason yet. */
const prefetch = () => false;

export default Object.freeze({ prefetch, preload });
